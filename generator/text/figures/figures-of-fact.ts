import type { Cache } from '../../cache.ts'
import type { TimeUnit } from '../../languages/language.ts'
import type { LanguageFormat } from '../../languages/language-format.ts'
import { type Fact, formatFact } from '../../model/facts.ts'
import type { Figure } from './figure.ts'
import { durationKey } from './magnitude.ts'

type Place = Pick<Figure, 'index' | 'length'> & { readonly fact: string }

/** The figures of a filled-in fact. A range has two. A text fact is parsed like other text. */
export function figuresOfFact(
  fact: Fact,
  place: Place,
  format: LanguageFormat,
  readText: (text: string) => readonly Figure[],
  cache: Cache,
): readonly Figure[] {
  const { money, percent, number, range, moneyRange, date, text, unit } = fact
  if (text !== undefined) return readText(text).map((figure) => ({ ...figure, ...place }))

  const base = { ...place, text: formatFact(fact, format, cache).replaceAll('\u00A0', ' ') }
  const inMoney = (amount: number): Figure => ({
    ...base,
    kind: 'money',
    keys: [`money:${format.currency}:${amount}`],
    amount,
  })
  const counted = (amount: number): Figure => ({
    ...base,
    kind: unit === undefined ? 'number' : 'duration',
    keys: [isTimeUnit(unit) ? durationKey(amount, unit) : `number:${amount}`],
    amount,
  })

  if (money !== undefined) return [inMoney(money)]
  if (percent !== undefined)
    return [{ ...base, kind: 'percent', keys: [`percent:${percent}`], amount: percent }]
  if (range) return range.map(counted)
  if (moneyRange) return moneyRange.map(inMoney)
  if (number !== undefined) return [counted(number)]
  if (date === undefined) return []
  return [{ ...base, kind: 'date', keys: [`date:${date.split('-').map(Number).join('-')}`] }]
}

const timeUnits: ReadonlySet<string> = new Set<TimeUnit>([
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
])

const isTimeUnit = (unit: string | undefined): unit is TimeUnit =>
  unit !== undefined && timeUnits.has(unit)
