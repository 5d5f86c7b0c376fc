import { claimsOf } from '../../model/claims.ts'
import { defineSiteRule } from '../rule.ts'

/** The age in months up to which a figure counts as current. */
const maxMonths = 36

export const rule = defineSiteRule({
  code: 'claims/outdated',
  severity: 'warning',
  summary: 'No statistic is older than three years, or dated in the future.',
  why: 'Readers judge a site by the youngest year they find on it.',
  example: { before: "value: 64%\nasOf: '2019-06'", after: "value: 66%\nasOf: '2025-06'" },

  messages: {
    future: {
      message: '“{value}” is dated {asOf}, which is still to come.',
      hint: 'Look for a newer figure, and change asOf with it.',
    },
    old: {
      message: '“{value}” is dated {asOf}, more than {years} years ago.',
      hint: 'Look for a newer figure, and change asOf with it.',
    },
  },

  *check(site) {
    for (const { document, path, shownPath, value, asOf } of claimsOf(site)) {
      if (asOf === undefined) continue
      const months = monthsBetween(asOf, site.today)
      const isToCome = asOf > site.today.slice(0, asOf.length)
      if (months === undefined || (!isToCome && months <= maxMonths)) continue

      yield {
        messageId: isToCome ? 'future' : 'old',
        // A mistyped year such as 0202 gives an age of four digits, which has no thousands separator.
        data: { value, asOf, years: String(Math.floor(months / 12)) },
        at: document.place([...path, 'asOf']),
        path: shownPath,
      }
    }
  },
})

/** Months from `asOf` to `today`. A year without a month counts from its December. */
function monthsBetween(asOf: string, today: string): number | undefined {
  const [year = Number.NaN, month] = asOf.split('-').map(Number)
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number)
  const isThisYear = month === undefined && year === thisYear
  const months = (thisYear - year) * 12 + thisMonth - (isThisYear ? thisMonth : (month ?? 12))
  return Number.isNaN(months) ? undefined : months
}
