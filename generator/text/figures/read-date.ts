import type { Conventions } from '../../languages/language-format.ts'
import type { Figure } from './figure.ts'

type Understood = Pick<Figure, 'kind' | 'keys' | 'expected' | 'isDoubtful'>

/** Reads a date that is written in digits, as `2025-06-01` or in the order of the language. */
export function readDigits(written: string, { monthFirst }: Conventions): Understood {
  const [first = 0, second = 0, third = 0] = written.split(/[-/.]/).map(Number)
  if (first > 31) return { kind: 'date', keys: [keyOf(third, second, first)] }

  const isMonthFirst = second > 12 || (monthFirst && first <= 12)
  const [day, month] = isMonthFirst ? [second, first] : [first, second]
  const isOpen = written.includes('/') && first <= 12 && second <= 12 && first !== second
  return { kind: 'date', keys: [keyOf(day, month, third)], isDoubtful: isOpen }
}

/** Reads a date with the name of its month; the year may be missing, or the day. */
export function readNamed(written: string, { months, foreignMonths }: Conventions): Understood {
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
