import { formatPath } from '../../read/path.ts'
import { type BankQuestion, banksIn, type Part, questionsIn } from '../quiz-bank.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/missing-advice',
  severity: 'error',
  summary: 'Every answer that is not good enough has advice, and the others have none.',
  why: 'The result quotes the weakest answers with what to do about each; who does it well is not told to do better.',
  example: {
    before: 'answers:\n  - text: Never\n  - { text: Often, advice: Keep going. }',
    after: 'answers:\n  - { text: Never, advice: Start on Monday. }\n  - text: Often',
  },
  canBeAcknowledged: false,

  messages: {
    missing: {
      message: 'This answer has no advice.',
      hint: 'Say what to do, for everyone who gives this answer; or add one "advice" to the question, for all weaker answers.',
    },
    best: {
      message: 'The best answer has advice.',
      hint: 'Remove it: there is nothing to improve.',
    },
    met: {
      message: 'This answer meets the norm and has advice.',
      hint: 'Remove it, or let the norm begin later.',
    },
    ends: {
      message: 'This answer ends the quiz and has advice, which nobody would read.',
      hint: 'Take it away: the helpline is all that is shown.',
    },
  },

  *check(group) {
    for (const document of banksIn(group)) {
      for (const question of questionsIn(document)) {
        for (const [rank, answer] of question.answers.entries()) {
          const messageId = faultOf(question, answer, rank)
          if (messageId === undefined) continue
          const path = messageId === 'missing' ? answer.path : [...answer.path, 'advice']
          yield {
            messageId,
            at: document.place(path),
            path: formatPath(path, document.data),
          }
        }
      }
    }
  },
})

function faultOf(
  { fields, answers, enough, isKinds }: BankQuestion,
  answer: Part,
  rank: number,
): 'missing' | 'best' | 'met' | 'ends' | undefined {
  const has = 'advice' in answer.fields
  if (answer.fields['urgent'] === true) return has ? 'ends' : undefined
  if (!isKinds && rank >= enough) {
    if (!has) return undefined
    return rank === answers.length - 1 ? 'best' : 'met'
  }
  const isCovered = 'stay' in answer.fields || ('advice' in fields && !isKinds)
  return has || isCovered ? undefined : 'missing'
}
