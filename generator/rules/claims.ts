import { claimsOf } from '../model/claims.ts'
import { figureContext } from '../text/figures/figures-in.ts'
import { siteRule, textRule } from './rule.ts'

export const expiredForecast = textRule({
  code: 'claims/expired-forecast',
  severity: 'info',

  create: (site) => {
    const lastYear = Number(site.today.slice(0, 4)) - 1
    const patterns = new Map(
      site.languages.map(({ code }) => {
        const { deadlines } = figureContext(site, code).format.words
        const words = deadlines.map((word) => word.replaceAll(' ', String.raw`\s+`)).join('|')
        const pattern = String.raw`(?<![\p{L}\d])(?:${words})\s+((?:19|20)\d\d)(?![\d/-]|[.,]\d)`
        return [code, words === '' ? undefined : new RegExp(pattern, 'iu')]
      }),
    )

    return (text) => {
      const found = /\d{4}/.test(text.text) ? patterns.get(text.language)?.exec(text.text) : null
      const [forecast = '', year = ''] = found ?? []
      if (!found || Number(year) > lastYear) return []
      return {
        messageId: 'over',
        data: { forecast, year },
        span: { index: found.index, length: forecast.length },
      }
    }
  },
})

export const noSource = siteRule({
  code: 'claims/no-source',
  severity: 'warning',

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

/** The age in months up to which a figure counts as current. */
const maxMonths = 36

export const outdated = siteRule({
  code: 'claims/outdated',
  severity: 'warning',

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
