import { numberWord } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import type { Fact } from './facts.ts'

/** The locale and currency that facts are formatted with. */
interface FactStyle {
  readonly locale: string
  /** ISO 4217 code. */
  readonly currency: string
  /** How a range is written in a sentence, with {from} and {to}. Default: with a dash. */
  readonly range?: string | undefined
  /** `words`: a number up to twelve in words; `Words`: with a capital. */
  readonly form?: string | undefined
}

/** The forms that a text may ask for. */
export const factForms: ReadonlySet<string> = new Set(['words', 'Words'])

/**
 * Formats a fact for a locale: €1,199 and € 1.199, 2–3 weeks and 2–3 weken. All spaces are U+00A0,
 * in every version of the locale data.
 */
export const formatFact = (
  fact: Fact,
  { locale, currency, range = '', form = '' }: FactStyle,
): string => writeFact(fact, locale, currency, range, form)

const writeFact = memoize(
  (fact: Fact, locale: string, currency: string, range: string, form: string): string => {
    const style = { locale, currency, form }
    const ends = range === '' ? [] : endsOf(fact)
    if (ends.length > 0) {
      const [from = '', to = ''] = ends.map((end) => formatFact(end, style))
      return range.replace('{from}', () => from).replace('{to}', () => to)
    }
    return write(fact, style).replaceAll(
      /[\u202F\u2009 ]/g,
      fact.text === undefined ? '\u00A0' : ' ',
    )
  },
)

/** Both ends of a range. The last has the unit. Empty for other facts. */
function endsOf({ range, moneyRange, unit }: Fact): readonly Fact[] {
  if (range) return [{ number: range[0] }, { number: range[1], ...(unit && { unit }) }]
  return moneyRange ? moneyRange.map((money) => ({ money })) : []
}

/** Memoized, because creating a formatter takes longer than formatting. */
const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  createNumberFormat(locale, JSON.stringify(options))

const createNumberFormat = memoize(
  (locale: string, options: string) => new Intl.NumberFormat(locale, JSON.parse(options)),
)

function write(
  { money, percent, number, range, moneyRange, date, text, unit }: Fact,
  { locale, currency, form }: FactStyle,
) {
  const plain = (options: Intl.NumberFormatOptions = {}) => numberFormat(locale, options)
  const counted = () =>
    plain(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: displayOf(unit) })
  const priced = () => plain({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

  if (money !== undefined) return priced().format(money)
  if (percent !== undefined)
    return plain({ style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
  if (range) return withDash(counted().formatRange(...range))
  if (moneyRange) return withDash(priceRange(moneyRange, priced(), plain(fractions(priced()))))
  if (number !== undefined) return inForm(number, counted(), { locale, form })
  if (date !== undefined) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  }
  return text ?? ''
}

/** A duration is written out, a size is not: 2 weeks and 16.4 kB. */
const displayOf = (unit: string) => (unit === 'kilobyte' ? 'short' : 'long')

/** A number as its format has it, or with its word in place of the digits. */
function inForm(
  number: number,
  format: Intl.NumberFormat,
  { locale, form }: Pick<FactStyle, 'locale' | 'form'>,
): string {
  const word = form === undefined || form === '' ? undefined : numberWord(number, locale)
  if (word === undefined) return format.format(number)
  const written = form === 'Words' ? capitalized(word, locale) : word
  return format
    .formatToParts(number)
    .map(({ type, value }) => (type === 'integer' ? written : value))
    .join('')
}

const capitalized = (word: string, locale: string) =>
  word.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale))

/** The locale data of some languages, such as Dutch, has a hyphen where a range takes an en dash. */
const withDash = (range: string) => range.replace('-', '–')

const fractions = (priced: Intl.NumberFormat): Intl.NumberFormatOptions => ({
  minimumFractionDigits: priced.resolvedOptions().maximumFractionDigits ?? 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats €10–50: one currency sign and a range of numbers. */
function priceRange(
  range: readonly [number, number],
  priced: Intl.NumberFormat,
  plain: Intl.NumberFormat,
): string {
  const parts = priced.formatToParts(range[0])
  const first = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .map(({ type, value }, index) => {
      if (index === first) return plain.formatRange(...range)
      return ['integer', 'group', 'decimal', 'fraction'].includes(type) ? '' : value
    })
    .join('')
}
