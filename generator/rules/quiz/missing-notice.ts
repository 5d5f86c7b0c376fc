import { fieldsOf } from '../quiz-bank.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/missing-notice',
  severity: 'error',
  summary: 'Every bank that needs a notice has one: health, money and law.',
  why: 'A player must be told that a quiz is no examination, and when to see a doctor or an adviser.',
  example: {
    before: '# quiz-frames.yaml\nnotices: [yoga]\n# quiz-banks/yoga.yaml\ntitles: …',
    after: '# quiz-banks/yoga.yaml\nnotice: This quiz is no medical examination. …',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    missing: {
      message: 'This bank has no notice, and quiz-frames.yaml lists it.',
      hint: 'Add "notice": that this is no examination or advice, and whom to see.',
    },
  },

  *check(site) {
    for (const { code } of site.languages) {
      const { notices } = fieldsOf(site.find('quiz-frames', 'quiz-frames', code)?.data)
      const trades = Array.isArray(notices) ? new Set<unknown>(notices) : []
      for (const trade of trades) {
        if (typeof trade !== 'string') continue
        const bank = site.find('quiz-bank', trade, code)
        if (bank && bank.data !== undefined && !('notice' in fieldsOf(bank.data)))
          yield { messageId: 'missing', at: bank.place([]) }
      }
    }
  },
})
