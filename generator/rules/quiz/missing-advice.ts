import { formatPath } from '../../read/path.ts'
import { questionsIn } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/missing-advice',
  severity: 'error',
  summary: 'Every answer that is not good enough has advice, and the others have none.',
  why: 'The result quotes the weakest answers with what to do about each; who does it well is not told to mend it.',
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
      hint: 'Take it away: there is nothing to mend.',
    },
    met: {
      message: 'This answer meets the norm and has advice.',
      hint: 'Take it away, or let the norm begin later.',
    },
  },

  *check(site) {
    for (const document of site.all('quiz-bank')) {
      for (const { fields, answers, enough, isKinds } of questionsIn(document)) {
        for (const [rank, answer] of answers.entries()) {
          const has = 'advice' in answer.fields
          const path = has ? [...answer.path, 'advice'] : answer.path
          const found = { at: document.place(path), path: formatPath(path, document.data) }

          if (isKinds || rank < enough) {
            const isCovered = 'advice' in fields && !isKinds
            if (!has && !('stay' in answer.fields) && !isCovered)
              yield { ...found, messageId: 'missing' }
          } else if (has) {
            yield { ...found, messageId: rank === answers.length - 1 ? 'best' : 'met' }
          }
        }
      }
    }
  },
})
