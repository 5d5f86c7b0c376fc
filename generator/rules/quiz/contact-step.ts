import { formatPath, isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/contact-step',
  severity: 'error',
  summary: 'A quiz asks once who the visitor is.',
  why: 'Answers are sent with a name and an email address; without them they could not be taken, and twice they would contradict each other.',
  example: {
    before: 'questions:\n  - { id: goal, kind: choice }',
    after: 'questions:\n  - { id: goal, kind: choice }\n  - { id: contact, kind: contact }',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    none: {
      message: 'This quiz never asks who the visitor is.',
      hint: 'Add a question with "kind: contact" at the end.',
    },
    twice: {
      message: 'This quiz asks twice who the visitor is.',
      hint: 'Keep one question with "kind: contact", at the end.',
      other: 'The other one is here.',
    },
  },

  *check(site) {
    for (const document of site.all('quiz')) {
      const questions = isRecord(document.data) ? document.data['questions'] : undefined
      if (!Array.isArray(questions) || questions.length === 0) continue

      const found = [...questions.entries()].filter(
        ([, question]) => isRecord(question) && question['kind'] === 'contact',
      )
      const [first, ...others] = found.map(([index]) => ['questions', index, 'kind'])
      if (!first) yield { messageId: 'none', at: document.place(['questions'], { part: 'key' }) }
      else
        for (const path of others) {
          yield {
            messageId: 'twice',
            at: document.place(path),
            path: formatPath(path, document.data),
            related: [{ at: document.place(first), message: 'other' }],
          }
        }
    }
  },
})
