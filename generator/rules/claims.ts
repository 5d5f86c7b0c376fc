import { claimsOf } from '../model/claims.ts'
import { siteRule } from './rule.ts'

export const noSource = siteRule('claims/no-source', 'warning', function* (site) {
  for (const { document, path, shownPath, value, source, asOf } of claimsOf(site)) {
    if ((source === undefined) === (asOf === undefined)) continue
    yield {
      messageId: source === undefined ? 'source' : 'date',
      data: { value },
      at: document.place([...path, 'value']),
      path: shownPath,
    }
  }
})

/** The age in months up to which a figure counts as current. */
const maxMonths = 36

export const outdated = siteRule('claims/outdated', 'warning', function* (site) {
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
})

/** Months from `asOf` to `today`. A year without a month counts from its December. */
function monthsBetween(asOf: string, today: string): number | undefined {
  const [year = Number.NaN, month] = asOf.split('-').map(Number)
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number)
  const isThisYear = month === undefined && year === thisYear
  const months = (thisYear - year) * 12 + thisMonth - (isThisYear ? thisMonth : (month ?? 12))
  return Number.isNaN(months) ? undefined : months
}
