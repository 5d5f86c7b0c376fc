import { claimsOf } from '../../model/claims.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'claims/no-source',
  severity: 'warning',
  summary: 'A statistic with a source has a date, and the other way round.',
  why: 'A source without a date cannot be looked up, and a date without a source says nothing.',
  example: {
    before: '- id: phone\n  value: 64%\n  label: On a phone\n  source: Our own count',
    after:
      "- id: phone\n  value: 64%\n  label: On a phone\n  source: Our own count\n  asOf: '2025-06'",
  },

  messages: {
    source: {
      message: '“{value}” does not say where it comes from.',
      hint: 'Add source: in every language, or remove asOf:.',
    },
    date: {
      message: '“{value}” does not say when it was measured.',
      hint: "Add asOf: '2025-06' in every language, or remove source:.",
    },
  },

  *check(site) {
    for (const { document, path, shownPath, value, source, asOf } of claimsOf(site)) {
      if ((source === undefined) === (asOf === undefined)) continue
      yield {
        messageId: source === undefined ? 'source' : 'date',
        data: { value },
        at: document.place([...path, 'value']),
        path: shownPath,
      }
    }
  },
})
