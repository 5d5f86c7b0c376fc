import { claimsOf } from '../../model/claims.ts'
import { defineLegacyRule } from '../rule.ts'

/** After so many months a figure is looked at again. */
const mostMonths = 36

export const rule = defineLegacyRule({
  code: 'claims/outdated',
  severity: 'warning',
  summary: {
    en: 'No statistic is older than three years, or of a day to come.',
    nl: 'Geen cijfer is ouder dan drie jaar, of van een dag die nog moet komen.',
  },
  why: {
    en: 'Readers judge a site by the youngest year they find on it.',
    nl: 'Lezers beoordelen een site op het jongste jaartal dat ze er vinden.',
  },
  example: { before: "value: 64%\nasOf: '2019-06'", after: "value: 66%\nasOf: '2025-06'" },

  *check(site) {
    for (const { document, path, way, value, asOf } of claimsOf(site)) {
      if (asOf === undefined) continue
      const months = monthsBetween(asOf, site.today)
      const isToCome = asOf > site.today.slice(0, asOf.length)
      if (months === undefined || (!isToCome && months <= mostMonths)) continue
      const years = Math.floor(months / 12)
      yield {
        at: document.place([...path, 'asOf']),
        path: way,
        message: isToCome
          ? {
              en: `“${value}” is of ${asOf}, which is still to come.`,
              nl: `“${value}” is van ${asOf}, en dat moet nog komen.`,
            }
          : {
              en: `“${value}” is of ${asOf}, more than ${years} years ago.`,
              nl: `“${value}” is van ${asOf}, meer dan ${years} jaar geleden.`,
            },
        hint: {
          en: 'Look for a newer figure, and change asOf with it.',
          nl: 'Zoek een nieuwer cijfer, en pas asOf mee aan.',
        },
      }
    }
  },
})

/** Whole months from a year, month or day until a day; the end of a period counts. */
function monthsBetween(asOf: string, today: string): number | undefined {
  const [year = Number.NaN, month] = asOf.split('-').map(Number)
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number)
  const isThisYear = month === undefined && year === thisYear
  const months = (thisYear - year) * 12 + thisMonth - (isThisYear ? thisMonth : (month ?? 12))
  return Number.isNaN(months) ? undefined : months
}
