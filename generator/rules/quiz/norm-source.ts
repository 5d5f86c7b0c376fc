import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { formatPath } from '../../read/path.ts'
import { banksIn, fieldsOf, questionsIn } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/norm-source',
  severity: 'warning',
  summary:
    'A norm names a body and a year or a text, or says that it is a rule of thumb or common advice.',
  why: 'A benchmark is honest as long as the player can see where each norm comes from.',
  example: {
    before: 'source: experts',
    after: 'source: World Health Organization, 2020, for adults',
  },

  messages: {
    vague: {
      message: '“{source}” does not say where the norm can be found.',
      hint: 'Name the body and the year, or say that it is {examples}.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) {
      const { customary, customs } = vocabularyOrPlain(document.language ?? '').quiz
      for (const { fields, path } of questionsIn(document)) {
        const { source } = fieldsOf(fields['norm'])
        if (typeof source !== 'string') continue
        const isNamed = /\b(?:19|20)\d\d\b/.test(source) || customary.test(source)
        const place = [...path, 'norm', 'source']
        if (!isNamed)
          yield {
            messageId: 'vague',
            data: { source, examples: customs },
            at: document.place(place),
            path: formatPath(place, document.data),
          }
      }
    }
  },
})
