import type { LanguageFormat } from '../../languages/language-format.ts'
import type { Figure } from './figure.ts'
import { durationKey } from './magnitude.ts'

/** The figures of a scanner match that needs no context: a date, decade, idiom or name. */
export function datesAndIdioms(
  { index, 0: written, groups = {} }: RegExpExecArray,
  format: LanguageFormat,
): readonly Figure[] {
  const { skip, idiom, decade, years, quarter, iso, digits, release } = groups
  const { dayFirst, monthFirst, monthYear, span } = groups
  const place = { text: written, index, length: written.length }

  if (skip !== undefined) return []
  if (idiom !== undefined) return [{ ...place, kind: 'idiom', keys: keysOfIdiom(written) }]
  if (decade !== undefined) {
    const amount = Number(/\d0/.exec(written.slice(-5))?.[0])
    const [year] = /\d{4}/.exec(written) ?? []
    const keys = [
      `decade:${amount}`,
      ...(year === undefined ? [] : [`number:${year}`, ...keysOfCentury(Number(year))]),
    ]
    return [{ ...place, kind: 'decade', keys, amount }]
  }
  if (years !== undefined) return yearsOf(written, place)
  if (quarter !== undefined) {
    const amount = Number(written.slice(1))
    return [{ ...place, kind: 'ordinal', keys: [`ordinal:${amount}`], amount }]
  }
  if (iso ?? digits) return [{ ...place, ...readDigits(written, format) }]
  if (span !== undefined) {
    const [, month = '', first = '', last = '', year = ''] =
      /^(\D+)(\d+)\D+(\d+),\s+(\d+)$/.exec(written) ?? []
    return [first, last].map((day) => ({
      ...place,
      ...readNamed(`${month}${day}, ${year}`, format),
    }))
  }
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

/** The 1600s are the 17th century. */
const keysOfCentury = (year: number) =>
  year % 100 === 0 ? [durationKey(year / 100 + 1, 'century')] : []

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

/** Parses a numeric date: `2025-06-01`, or the order of the language. Only 6/1/2025 has the month first. */
function readDigits(written: string, { monthFirst }: LanguageFormat): ParsedDate {
  const [first = 0, second = 0, third = 0] = written.split(/[-/.]/).map(Number)
  if (first > 31) return { kind: 'date', keys: [keyOf(third, second, first)] }

  const isMonthFirst = second > 12 || (monthFirst && first <= 12 && written.includes('/'))
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

/**
 * Gives days their month if another one of their range or list has it: 3 in *3 tot 9 maart*, 10 and
 * 17 in *March 3, 10 and 17*. They stay numbers too.
 */
export function withMonths(
  figures: readonly Figure[],
  text: string,
  { words }: LanguageFormat,
): readonly Figure[] {
  if (!figures.some(({ kind }) => kind === 'date')) return figures
  const isJoined = (first: Figure, second: Figure) => {
    const between = text
      .slice(first.index + first.length, second.index)
      .trim()
      .toLowerCase()
    // A weekday may stand before the second day.
    const word = between.replace(/^(.+?)\s\p{L}+,?$/u, '$1')
    return isMark.test(between) || words.between.includes(between) || words.between.includes(word)
  }
  const joined = [...figures]
  const join = (from: number, to: number) => {
    const [known, figure] = [joined[from], joined[to]]
    if (known && figure && isJoined(...inOrder(known, figure))) joined[to] = dated(figure, known)
  }
  for (let index = 1; index < joined.length; index += 1) join(index - 1, index)
  for (let index = joined.length - 1; index > 0; index -= 1) join(index, index - 1)
  return joined
}

const inOrder = (a: Figure, b: Figure) =>
  a.index < b.index ? ([a, b] as const) : ([b, a] as const)

const isMark = /^[-–—,]$/

/** A day with the month and year of a date beside it, and a date with the year beside it. */
function dated(figure: Figure, beside: Figure): Figure {
  const months = beside.keys.flatMap((key) => [/^date:(\d+)-(\d+)-[1-9]/.exec(key)?.slice(1) ?? []])
  const days =
    /^\d{1,2}$/.test(figure.text) && figure.kind === 'number' ? [Number(figure.text)] : []
  const keys = days.flatMap((day) =>
    months.flatMap(([year, month]) =>
      year === undefined
        ? []
        : [keyOf(day, Number(month), Number(year)), keyOf(day, Number(month), 0)],
    ),
  )
  return keys.length === 0 ? figure : { ...figure, keys: [...new Set([...figure.keys, ...keys])] }
}

const keyOf = (day: number, month: number, year: number) => `date:${year}-${month}-${day}`
