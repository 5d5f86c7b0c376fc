import type { LanguageFormat } from '../../languages/language-format.ts'
import { durationKey } from './duration.ts'
import type { Figure } from './figure.ts'

/** The figures of a scanner match that needs no context: a date, decade, idiom or name. */
export function datesAndIdioms(
  { index, 0: written, groups = {} }: RegExpExecArray,
  format: LanguageFormat,
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
  if (iso ?? digits) return [{ ...place, ...readDigits(written, format) }]
  if (dayFirst ?? monthFirst ?? monthYear) return [{ ...place, ...readNamed(written, format) }]
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

/** 24/7 also has the keys of 24 hours and 7 days. */
const keysOfIdiom = (written: string) =>
  written === '24/7'
    ? ['idiom:24/7', durationKey(24, 'hour'), durationKey(7, 'day')]
    : [`idiom:${written.toLowerCase()}`]

/** Both years of a range: 2024 and 2025 for 2024/25. */
function yearsOf(written: string, place: Pick<Figure, 'text' | 'index' | 'length'>) {
  const first = Number(written.slice(0, 4))
  const short = Number(written.slice(-2))
  const second = (first + 1) % 100 === short ? first + 1 : short
  return [first, second].map(
    (amount): Figure => ({ ...place, kind: 'number', keys: [`number:${amount}`], amount }),
  )
}

type ParsedDate = Pick<Figure, 'kind' | 'keys' | 'expected' | 'isDoubtful'>

/** Parses a numeric date: `2025-06-01`, or the order of the language. */
function readDigits(written: string, { monthFirst }: LanguageFormat): ParsedDate {
  const [first = 0, second = 0, third = 0] = written.split(/[-/.]/).map(Number)
  if (first > 31) return { kind: 'date', keys: [keyOf(third, second, first)] }

  const isMonthFirst = second > 12 || (monthFirst && first <= 12)
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const isOpen = written.includes('/') && first <= 12 && second <= 12 && first !== second
  return { kind: 'date', keys: [keyOf(day, month, third)], isDoubtful: isOpen }
}

/** Parses a date with a month name. The year or the day may be missing. */
function readNamed(written: string, { months, foreignMonths }: LanguageFormat): ParsedDate {
  const name = /\p{L}{3,}/gu
  const month = [...written.matchAll(name)]
    .map(([word]) => ({ own: months.get(word), other: foreignMonths.get(word), word }))
    .find(({ own, other }) => own ?? other)
  const [year] = /\d{4}/.exec(written) ?? []
  const [, day] = /(?<!\d)(\d{1,2})(?!\d)/.exec(written) ?? []
  const number = month?.own ?? month?.other ?? 0
  const own = [...months].find(([, value]) => value === number)?.[0]

  return {
    kind: 'date',
    keys: [keyOf(Number(day ?? 0), number, Number(year ?? 0))],
    expected:
      month && month.own === undefined && own ? written.replace(month.word, own) : undefined,
  }
}

const keyOf = (day: number, month: number, year: number) => `date:${year}-${month}-${day}`
