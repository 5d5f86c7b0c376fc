import { vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import { formatPath } from '../../read/path.ts'
import { advicesIn, banksIn } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/near-day',
  severity: 'warning',
  summary: 'Advice does not say today or this week, except where it is the thing for today.',
  why: 'A plan gives it a date; “today” beside a date three weeks from now is wrong.',
  example: {
    before: 'advice: Open one letter today.',
    after: 'advice: Open one letter, before the coffee.',
  },

  messages: {
    near: {
      message: 'This advice says “{words}”.',
      hint: 'Tie it to a moment that comes anyway, such as after breakfast.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) {
      const { nearDay } = vocabularyOrPlain(document.language ?? '').quiz
      for (const { text, path } of advicesIn(document)) {
        // The solutions of kind B say when.
        if (path[0] === 'kinds' && path[1] === 'B') continue
        for (const [words] of text.matchAll(nearDay)) {
          yield {
            messageId: 'near',
            data: { words },
            at: document.place(path, { within: words }),
            path: formatPath(path, document.data),
          }
        }
      }
    }
  },
})
