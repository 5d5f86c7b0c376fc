import type { Period } from '#site/types.ts'
import type { Cache } from '../cache.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, valueAt } from '../read/path.ts'

/** One fact of `facts.yaml`. Exactly one of the values is set. */
export interface Fact {
  readonly money?: number
  readonly percent?: number
  readonly number?: number
  /** What is counted, such as `quizzes/audit#questions`. Facts of a site have the number instead. */
  readonly count?: string
  readonly range?: readonly [number, number]
  readonly moneyRange?: readonly [number, number]
  /** An ISO date: `2025-06-01`. */
  readonly date?: string
  readonly text?: string
  readonly unit?: string
}

export type Facts = ReadonlyMap<string, Fact>

/** A duration in minutes; 0 if the fact is no number. */
export const minutesOf = ({ number = 0, unit }: Fact = {}): number =>
  unit === 'hour' ? number * 60 : number

/** The locale and currency that facts are formatted with. */
export interface FactStyle {
  readonly locale: string
  /** ISO 4217 code. */
  readonly currency: string
  /** How a range is written in a sentence, with {from} and {to}. Default: with a dash. */
  readonly range?: string | undefined
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
  const { money, percent, share, number, count, range, moneyRange, date, text, unit } = fact
  return {
    ...(isNumber(money) && { money }),
    ...(isNumber(percent) && { percent }),
    ...(isNumber(share) && { percent: share }),
    ...(isNumber(number) && { number }),
    ...(typeof count === 'string' && { count }),
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

/** Whether a text is a day of the calendar: 2025-02-30 is none. */
export const isDate = (value: unknown): value is string => {
  const day = typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : undefined
  return (
    day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`)
  )
}

/** Finds a document by its path without language and extension, such as `quizzes/audit`. */
type DocumentAt = (address: string) => SourceDocument | undefined

/**
 * The number that a count stands for: the length of a list, or a number of a file. undefined if
 * there is neither.
 */
export function countOf(count: string, documentAt: DocumentAt): number | undefined {
  const [address = '', path = ''] = count.split('#')
  const counted = valueAt(documentAt(address)?.data, path)
  if (typeof counted === 'number') return counted
  if (Array.isArray(counted)) return counted.length
  return isRecord(counted) ? Object.keys(counted).length : undefined
}

/** The facts with numbers for counts. The same object as long as no count changes. */
export function withCounts(facts: Facts, documentAt: DocumentAt, cache: Cache): Facts {
  const counts = [...facts].flatMap(([name, { count }]): [string, number][] => {
    const number = count === undefined ? undefined : countOf(count, documentAt)
    return number === undefined ? [] : [[name, number]]
  })
  return cache.get(fillCounts, facts, JSON.stringify(counts))
}

export function fillCounts(facts: Facts, counts: string): Facts {
  const numbers = new Map<string, number>(JSON.parse(counts))
  return new Map(
    [...facts].map(([name, fact]) => {
      const { count: _count, ...rest } = fact
      const number = numbers.get(name)
      return [name, { ...rest, ...(number !== undefined && { number }) }]
    }),
  )
}

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
 * Formats a fact for a locale: €1,199 and € 1.199, 2–3 weeks and 2–3 weken. All spaces are U+00A0,
 * in every version of the locale data.
 */
export const formatFact = (
  fact: Fact,
  { locale, currency, range = '' }: FactStyle,
  cache: Cache,
): string => cache.get(writeFact, fact, locale, currency, range, cache)

export function writeFact(
  fact: Fact,
  locale: string,
  currency: string,
  range: string,
  cache: Cache,
): string {
  const style = { locale, currency }
  const ends = range === '' ? [] : endsOf(fact)
  if (ends.length > 0) {
    const [from = '', to = ''] = ends.map((end) => formatFact(end, style, cache))
    return range.replace('{from}', () => from).replace('{to}', () => to)
  }
  return write(fact, style, cache).replaceAll(
    /[\u202F\u2009 ]/g,
    fact.text === undefined ? '\u00A0' : ' ',
  )
}

/** Both ends of a range. The last has the unit. Empty for other facts. */
function endsOf({ range, moneyRange, unit }: Fact): readonly Fact[] {
  if (range) return [{ number: range[0] }, { number: range[1], ...(unit && { unit }) }]
  return moneyRange ? moneyRange.map((money) => ({ money })) : []
}

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
  if (range) return withDash(counted().formatRange(...range))
  if (moneyRange) return withDash(priceRange(moneyRange, priced(), plain(fractions(priced()))))
  if (number !== undefined) return counted().format(number)
  if (date !== undefined) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )
  }
  return text ?? ''
}

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

/** The facts of the group `retention` that the server deletes by. */
export const retained = ['requests', 'spam', 'unsent'] as const

const periodUnits = ['day', 'week', 'month', 'year'] as const satisfies readonly Period['unit'][]

/** A fact as a period of whole days. undefined if it is none. */
export function periodOf({ number, unit: name }: Fact = {}): Period | undefined {
  const unit = periodUnits.find((each) => each === name)
  return number !== undefined && unit !== undefined ? { number, unit } : undefined
}
