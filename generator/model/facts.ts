import { isRecord } from '../read/path.ts'

/** One fact of `facts.yaml`; exactly one of the values is set. */
export interface Fact {
  readonly money?: number
  readonly percent?: number
  readonly number?: number
  readonly range?: readonly [number, number]
  readonly moneyRange?: readonly [number, number]
  /** As `2025-06-01`. */
  readonly date?: string
  readonly text?: string
  readonly unit?: string
}

export type Facts = ReadonlyMap<string, Fact>

/** How a language writes facts. */
export interface FactStyle {
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

const token = /\{\{\s*([^{}]*?)\s*\}\}/g

const read = new WeakMap<object, Facts>()

/** The facts of `facts.yaml` by their dotted names, such as `price.core`. */
export function readFacts(data: unknown): Facts {
  if (!isRecord(data)) return new Map()
  const facts = read.get(data) ?? collectFacts(data)
  read.set(data, facts)
  return facts
}

function collectFacts(data: Readonly<Record<string, unknown>>): Facts {
  const facts = new Map<string, Fact>()
  for (const [group, members] of Object.entries(data)) {
    if (!isRecord(members)) continue
    for (const [name, fact] of Object.entries(members)) {
      if (isRecord(fact)) facts.set(`${group}.${name}`, readFact(fact))
    }
  }
  return facts
}

/** What can be written of a fact; its schema says what is wrong with the rest. */
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

/** Every unit that a formatter knows. */
let units: ReadonlySet<string> | undefined

function isUnit(unit: string): boolean {
  units ??= new Set(Intl.supportedValuesOf('unit'))
  return units.has(unit)
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isRange = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))

/** The names of the facts that a text fills in, with the tokens as written. */
export function factsIn(
  text: string,
): readonly { readonly name: string; readonly token: string; readonly index: number }[] {
  return [...text.matchAll(token)].map(({ 0: written, 1: name = '', index }) => ({
    name,
    token: written,
    index,
  }))
}

/** Replaces each `{{name}}` by what `write` makes of the name. */
export function fillIn(text: string, write: (name: string) => string): string {
  return text.replaceAll(token, (_, name: string) => write(name))
}

/**
 * Writes a fact the way a language does: €1,199 and € 1.199, 2–3 weeks and 2-3 weken.
 * Spaces inside are no-break spaces of one kind, whatever the version of the locale data.
 */
export function formatFact(fact: Fact, { locale, currency }: FactStyle): string {
  const known = written.get(fact) ?? new Map<string, string>()
  written.set(fact, known)

  const style = `${locale} ${currency}`
  const text =
    known.get(style) ??
    write(fact, locale, currency).replaceAll(
      /[\u202F\u2009 ]/g,
      fact.text === undefined ? '\u00A0' : ' ',
    )
  known.set(style, text)
  return text
}

/** Making a formatter takes longer than formatting, and the same facts stand in many texts. */
const written = new WeakMap<Fact, Map<string, string>>()

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}

function write(
  { money, percent, number, range, moneyRange, date, text, unit }: Fact,
  locale: string,
  currency: string,
) {
  const plain = (options: Intl.NumberFormatOptions = {}) => numberFormat(locale, options)
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

/** €10–50: the currency once, the numbers as a range. */
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
