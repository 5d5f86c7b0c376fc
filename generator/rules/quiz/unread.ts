import { bankReadingsOf } from '../../model/bank-readings.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'quiz/unread',
  severity: 'error',
  summary: 'A release has no unread bank about health, law, money or abuse.',
  why: 'Wrong advice there does harm, and only a reader who knows the trade can tell. Checked with --release only.',
  example: {
    before: '# quiz-frames.yaml\nnotices: [yoga]\n# quiz-banks/yoga.yaml\ntitles: …',
    after: "# quiz-banks/yoga.yaml\nread: { by: Ada Vos, on: '2027-01-31' }",
  },

  messages: {
    unread: {
      message: 'Nobody who knows the trade has read this bank.',
      hint: 'Have it read aloud, and add "read" at the top, with the name and the date.',
    },
  },

  *check(site) {
    if (!site.isRelease) return

    for (const { language, bank, by, isNeeded } of bankReadingsOf(site)) {
      if (!isNeeded || by !== undefined) continue
      const document = site.find('quiz-bank', bank, language)
      if (document?.data !== undefined) yield { messageId: 'unread', at: document.place([]) }
    }
  },
})
