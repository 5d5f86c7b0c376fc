import type { Cache } from '../cache.ts'
import { isRecord } from '../read/path.ts'

/** One fact of `facts.yaml`. Exactly one of the values is set. */
export interface Fact {
  readonly money?: number
  readonly percent?: number
  readonly number?: number
  readonly range?: readonly [number, number]
  readonly moneyRange?: readonly [number, number]
  /** An ISO date: `2025-06-01`. */
  readonly date?: string
  readonly text?: string
  readonly unit?: string
}

export type Facts = ReadonlyMap<string, Fact>

/** The locale and currency that facts are formatted with. */
export interface FactStyle {
  readonly locale: string
  /** ISO 4217 code. */
  readonly currency: string
}

const token = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The facts of `facts.yaml` by their dotted names, such as `price.core`. */
export const readFacts = (data: unknown, cache: Cache): Facts =>
  isRecord(data) ? cache.get(collectFacts, data) : new Map()

export function collectFacts(data: Readonly<Record<string, unknown>>): Facts {
  const facts = new Map<string, Fact>()
  for (const [group, members] of Object.entries(data)) {
    if (!isRecord(members)) continue
    for (const [name, fact] of Object.entries(members)) {
      if (isRecord(fact)) facts.set(`${group}.${name}`, readFact(fact))
    }
  }
  return facts
}

/** Reads the valid values of a fact. The schema reports the others. */
function readFact(fact: Readonly<Record<string, unknown>>): Fact {
  const { money, percent, number, range, moneyRange, date, text, unit } = fact
  return {
    ...(isNumber(money) && { money }),
    ...(isNumber(percent) && { percent }),
    ...(isNumber(number) && { number }),
    ...(isRange(range) && { range }),
    ...(isRange(moneyRange) && { moneyRange }),
    ...(isDate(date) && { date }),
    ...(typeof text === 'string' && { text }),
    ...(typeof unit === 'string' && isUnit(unit) && { unit }),
  }
}

/** The units that `Intl.NumberFormat` supports. */
const units: ReadonlySet<string> = new Set(Intl.supportedValuesOf('unit'))

const isUnit = (unit: string) => units.has(unit)

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isRange = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** The names of the facts in a text, with their tokens as written. */
export function factsIn(
  text: string,
): readonly { readonly name: string; readonly token: string; readonly index: number }[] {
  return [...text.matchAll(token)].map(({ 0: written, 1: name = '', index }) => ({
    name,
    token: written,
    index,
  }))
}

/** Replaces each `{{name}}` by its value. */
export function fillIn(text: string, print: (name: string) => string): string {
  return text.replaceAll(token, (_, name: string) => print(name))
}

/**
 * Formats a fact for a locale: €1,199 and € 1.199, 2–3 weeks and 2-3 weken. All spaces are U+00A0,
 * in every version of the locale data.
 */
export const formatFact = (fact: Fact, { locale, currency }: FactStyle, cache: Cache): string =>
  cache.get(writeFact, fact, locale, currency, cache)

export const writeFact = (fact: Fact, locale: string, currency: string, cache: Cache): string =>
  write(fact, { locale, currency }, cache).replaceAll(
    /[\u202F\u2009 ]/g,
    fact.text === undefined ? '\u00A0' : ' ',
  )

/** Cached, because creating a formatter takes longer than formatting. */
const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions,
  cache: Cache,
): Intl.NumberFormat => cache.get(createNumberFormat, locale, JSON.stringify(options))

export const createNumberFormat = (locale: string, options: string) =>
  new Intl.NumberFormat(locale, JSON.parse(options))

function write(
  { money, percent, number, range, moneyRange, date, text, unit }: Fact,
  { locale, currency }: FactStyle,
  cache: Cache,
) {
  const plain = (options: Intl.NumberFormatOptions = {}) => numberFormat(locale, options, cache)
  const counted = () =>
    plain(unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'long' })
  const priced = () => plain({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

  if (money !== undefined) return priced().format(money)
  if (percent !== undefined)
    return plain({ style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
  if (range) return counted().formatRange(...range)
  if (moneyRange) return priceRange(moneyRange, priced(), plain(fractions(priced())))
  if (number !== undefined) return counted().format(number)
  if (date !== undefined) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  }
  return text ?? ''
}

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
