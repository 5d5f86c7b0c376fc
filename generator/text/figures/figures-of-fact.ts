import type { LanguageFormat } from '../../languages/language-format.ts'
import type { TimeUnit } from '../../languages/vocabulary.ts'
import type { Fact } from '../../model/facts/facts.ts'
import { formatFact } from '../../model/facts/format-fact.ts'
import type { Figure } from './figure.ts'
import { durationKey } from './magnitude.ts'

/** Where a fact is filled in, and in which form. */
interface FilledIn {
  readonly place: Pick<Figure, 'index' | 'length'> & { readonly fact: string }
  readonly form: string
}

/** The figures of a filled-in fact. A range has two. A text fact is parsed like other text. */
export function figuresOfFact(
  fact: Fact,
  { place, form }: FilledIn,
  format: LanguageFormat,
  readText: (text: string) => readonly Figure[],
): readonly Figure[] {
  const { money, percent, number, range, moneyRange, date, text, unit } = fact
  if (text !== undefined) return readText(text).map((figure) => ({ ...figure, ...place }))

  const { locale, currency } = format
  const shown = formatFact(fact, { locale, currency, form })
  const base = {
    ...place,
    text: shown.replaceAll('\u00A0', ' '),
    ...((form !== '' || fact.lowest !== undefined) && { mayBeLeftOut: true }),
  }
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
