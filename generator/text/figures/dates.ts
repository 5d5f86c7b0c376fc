import type { LanguageFormat } from '../../languages/language-format.ts'
import { dateKey, type Figure } from './figure.ts'

type ParsedDate = Pick<Figure, 'kind' | 'keys' | 'expected' | 'isDoubtful'>

/** The date that digits or the name of a month make, and both ends of *March 3-9, 2026*. */
export function readDate(written: string, format: LanguageFormat): readonly ParsedDate[] {
  if (/^[\d/.-]+$/.test(written)) return [readDigits(written, format)]
  const [, month = '', first = '', last = '', year = ''] =
    /^(\D+)(\d+)\D+(\d+),\s+(\d+)$/.exec(written) ?? []
  return last === ''
    ? [readNamed(written, format)]
    : [first, last].map((day) => readNamed(`${month}${day}, ${year}`, format))
}

/** Parses a numeric date: `2025-06-01`, or the order of the language. Only 6/1/2025 has the month first. */
function readDigits(written: string, { monthFirst }: LanguageFormat): ParsedDate {
  const [first = 0, second = 0, third = 0] = written.split(/[-/.]/).map(Number)
  if (first > 31) return { kind: 'date', keys: [dateKey(third, second, first)] }

  const isMonthFirst = second > 12 || (monthFirst && first <= 12 && written.includes('/'))
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const isOpen = written.includes('/') && first <= 12 && second <= 12 && first !== second
  return { kind: 'date', keys: [dateKey(day, month, third)], isDoubtful: isOpen }
}

/** Parses a date with a month name. The year or the day may be missing. */
function readNamed(written: string, { months, foreignMonths }: LanguageFormat): ParsedDate {
  const words = written.match(/\p{L}{3,}/gu) ?? []
  const name = words.find((word) => months.has(word) || foreignMonths.has(word)) ?? ''
  const month = months.get(name) ?? foreignMonths.get(name) ?? 0
  const [year] = written.match(/\d{4}/) ?? []
  const [day] = written.match(/(?<!\d)\d{1,2}(?!\d)/) ?? []
  const own = [...months].find(([, value]) => value === month)?.[0]
  return {
    kind: 'date',
    keys: [dateKey(Number(day ?? 0), month, Number(year ?? 0))],
    expected: months.has(name) || own === undefined ? undefined : written.replace(name, own),
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
    return (
      /^[-–—,]$/.test(between) || words.between.includes(between) || words.between.includes(word)
    )
  }
  const joined = [...figures]
  const join = (place: number, isForward: boolean) => {
    const [first, second] = [joined[place - 1], joined[place]]
    if (!first || !second || !isJoined(first, second)) return
    if (isForward) joined[place] = dated(second, first)
    else joined[place - 1] = dated(first, second)
  }
  for (let place = 1; place < joined.length; place += 1) join(place, true)
  for (let place = joined.length - 1; place > 0; place -= 1) join(place, false)
  return joined
}

/** A day with the month and year of a date beside it. */
function dated(figure: Figure, beside: Figure): Figure {
  if (figure.kind !== 'number' || !/^\d{1,2}$/.test(figure.text)) return figure
  const keys = beside.keys.flatMap((key) => {
    const [, year, month] = /^date:(\d+)-(\d+)-[1-9]/.exec(key) ?? []
    return year === undefined
      ? []
      : [Number(year), 0].map((each) => dateKey(Number(figure.text), Number(month), each))
  })
  return { ...figure, keys: [...new Set([...figure.keys, ...keys])] }
}
