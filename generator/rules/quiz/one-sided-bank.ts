import { banksIn, fewest, questionsIn } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/one-sided-bank',
  severity: 'error',
  summary:
    'Each core problem is named by enough questions of a bank, and left out by enough others.',
  why: 'A quiz takes some of both; with fewer, all businesses of the trade would publish the same quiz.',
  example: {
    before: '# nine of ten questions\nfor: [mistakes]',
    after: '# five of ten questions\nfor: [mistakes]',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    named: {
      message: {
        one: 'One question is for "{problem}"; {fewest} are needed.',
        other: '{count} questions are for "{problem}"; {fewest} are needed.',
      },
      hint: 'Add "{problem}" to "for" where a question bears on it.',
    },
    leftOut: {
      message: {
        one: 'One question is not for "{problem}"; {fewest} are needed.',
        other: '{count} questions are not for "{problem}"; {fewest} are needed.',
      },
      hint: 'Remove "{problem}" from "for" where it matters least.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) {
      const questions = questionsIn(document)
      const named = questions
        .filter(({ path: [group] }) => group === 'questions')
        .map(({ fields }) => fields['for'])
      if (named.length === 0) continue

      for (const { path } of questions.filter(({ path: [group] }) => group === 'problems')) {
        const problem = String(path.at(-1))
        const count = named.filter((ids) => Array.isArray(ids) && ids.includes(problem)).length
        const others = named.length - count
        const at = document.place(path, { part: 'key' })
        if (count < fewest.trade)
          yield { messageId: 'named', at, data: { count, problem, fewest: fewest.trade } }
        if (others < fewest.other)
          yield { messageId: 'leftOut', at, data: { count: others, problem, fewest: fewest.other } }
      }
    }
  },
})
