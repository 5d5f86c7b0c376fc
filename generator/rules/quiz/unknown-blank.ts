import { didYouMean } from '../../diagnostics/suggestion.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/unknown-blank',
  severity: 'error',
  summary: 'Every blank in the texts of the quizzes is one that is filled in.',
  why: 'Nobody fills in any other; players read its braces. A bank has none.',
  example: { before: 'intro: A quiz by {business}.', after: 'intro: A quiz by {company}.' },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: { unknown: { message: 'Nothing is known to fill "{blank}" with.' } },

  *check(site) {
    for (const { document, text, path, schema } of textsOf(site)) {
      if (document.kind !== 'quiz-frames' && document.kind !== 'quiz-bank') continue
      const known = schema['x-variables'] ?? []

      for (const { 0: written, 1: name = '' } of text.matchAll(/\{+([\p{L}\p{N}_]*)\}+/gu)) {
        if (known.includes(name) && written === `{${name}}`) continue
        yield {
          at: document.place(path, { within: written }),
          path: formatPath(path, document.data),
          messageId: 'unknown',
          data: { blank: written },
          hint: didYouMean(name, known),
        }
      }
    }
  },
})
