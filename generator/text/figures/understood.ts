import type { Conventions } from '../../languages/language-format.ts'
import { durationKey } from './duration.ts'
import type { Figure } from './figure.ts'
import { readDigits, readNamed } from './read-date.ts'

/** The figures of a match of the scanner that is one by itself: a date, a decade, a name. */
export function understood(
  { index, 0: written, groups = {} }: RegExpExecArray,
  conventions: Conventions,
): readonly Figure[] {
  const { skip, idiom, decade, years, quarter, iso, digits, release } = groups
  const { dayFirst, monthFirst, monthYear } = groups
  const place = { text: written, index, length: written.length }

  if (skip !== undefined) return []
  if (idiom !== undefined) return [{ ...place, kind: 'idiom', keys: keysOfIdiom(written) }]
  if (decade !== undefined) {
    const amount = Number(/\d0/.exec(written.slice(-5))?.[0])
    return [{ ...place, kind: 'decade', keys: [`decade:${amount}`], amount }]
  }
  if (years !== undefined) return yearsOf(written, place)
  if (quarter !== undefined) {
    const amount = Number(written.slice(1))
    return [{ ...place, kind: 'ordinal', keys: [`ordinal:${amount}`], amount }]
  }
  if (iso ?? digits) return [{ ...place, ...readDigits(written, conventions) }]
  if (dayFirst ?? monthFirst ?? monthYear) return [{ ...place, ...readNamed(written, conventions) }]
  if (release !== undefined)
    return [
      {
        ...place,
        kind: 'version',
        keys: [`number:${Number(written.slice(1))}`, `version:${written}`],
      },
    ]
  return [{ ...place, kind: 'name', keys: [`name:${written.toLowerCase()}`] }]
}

/** 24/7 says its hours and its days. */
const keysOfIdiom = (written: string) =>
  written === '24/7'
    ? ['idiom:24/7', durationKey(24, 'hour'), durationKey(7, 'day')]
    : [`idiom:${written.toLowerCase()}`]

/** Of 2024/25 the second year is 2025. */
function yearsOf(written: string, place: Pick<Figure, 'text' | 'index' | 'length'>) {
  const first = Number(written.slice(0, 4))
  const short = Number(written.slice(-2))
  const second = (first + 1) % 100 === short ? first + 1 : short
  return [first, second].map(
    (amount): Figure => ({ ...place, kind: 'number', keys: [`number:${amount}`], amount }),
  )
}
