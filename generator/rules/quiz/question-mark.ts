import { formatPath } from '../../read/path.ts'
import { banksIn, questionsIn, wordingsOf } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/question-mark',
  severity: 'warning',
  summary: 'A question of a bank ends in a question mark and has no other.',
  why: 'A player answers one thing at a time.',
  example: {
    before: 'ask: Do you plan? And do you keep to it?',
    after: 'ask: How long do you keep to a plan?',
  },

  messages: {
    none: { message: 'This does not end in a question mark.', hint: 'Make it a question.' },
    more: { message: 'This asks more than one thing.', hint: 'Ask one.' },
  },

  *check(group) {
    for (const document of banksIn(group)) {
      for (const { text, path } of questionsIn(document).flatMap(wordingsOf)) {
        const isAsked = text.trim().endsWith('?')
        if (isAsked && text.split('?').length === 2) continue
        yield {
          messageId: isAsked ? 'more' : 'none',
          at: document.place(path),
          path: formatPath(path, document.data),
        }
      }
    }
  },
})
