import type { LanguageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import type { Amount, Unit } from './figure.ts'

interface Patterns {
  readonly past: RegExp
  readonly before: RegExp
  readonly after: RegExp
}

/**
 * Converts an amount to a time of day if the words around it say so: *half negen*, *8 in the
 * evening*, *’s avonds 8 uur*.
 */
export function withTimeOfDay(amount: Amount, text: string, format: LanguageFormat): Amount {
  if (!isHour(amount)) return amount
  const { past, before, after } = compileTimes(format)
  const start = text.slice(Math.max(0, amount.index - 24), amount.index)

  const shift = format.words.past[past.exec(start)?.[1]?.toLowerCase() ?? '']
  after.lastIndex = amount.end
  const halfAfter = after.exec(text)
  const half = halfOf(halfAfter) ?? halfOf(before.exec(start)) ?? halfWritten(amount.unit)
  if (shift === undefined && half === undefined) return amount

  const isInWords = half !== halfWritten(amount.unit)
  const unit: Unit = { type: 'time', half, isInWords, shift }
  return { ...amount, unit, end: halfAfter ? after.lastIndex : amount.end }
}

/** Whether the amount can be an hour: a number up to 24 without another unit. */
function isHour({ number, scale, unit }: Amount): boolean {
  const isTime = !unit || unit.type === 'time' || (unit.type === 'duration' && unit.isClock)
  return isTime && scale === 1 && /^\d{1,2}(?:[.:][0-5]\d)?$/.test(String(number))
}

const halfOf = (match: RegExpExecArray | null) =>
  match ? (match.groups?.['am'] === undefined ? 'pm' : 'am') : undefined

const halfWritten = (unit: Unit | undefined) => (unit?.type === 'time' ? unit.half : undefined)

export const compileTimes = memoize(({ words }: LanguageFormat): Patterns => {
  const { halves, past } = words
  const half = `(?:(?<am>${halves.am})|${halves.pm})(?!\\p{L})`
  return {
    past: new RegExp(`(?<!\\p{L})(${Object.keys(past).join('|') || '(?!)'})\\s+$`, 'iu'),
    before: new RegExp(`${half}\\s+$`, 'iu'),
    after: new RegExp(`\\s+${half}`, 'iuy'),
  }
})

/** The scale, unit and ending after a number. */
interface Suffix {
  readonly unit?: Unit | undefined
  readonly scale: number
  readonly ending: string
  readonly end: number
}

const ending = /,(?:-|–|—){1,2}(?!\d)|\.-(?!\d)/y
const thousands = /k(?![\p{L}\d])/iuy
const millions = /[\s\u00A0]?m(?![\p{L}\d])/iuy
const bareMillions = /M(?![\p{L}\d])/uy
const billions = /[\s\u00A0]?bn?(?![\p{L}\d])/iuy
const measure =
  /[\s\u00A0-]?(km²|km|cm|mm|m[²2]|m³|kg|mg|[kmgt]b|[mg]bps|mbit|kwh|px|ml|cl|dl)(?![\p{L}\d])/iuy
/** Capitals mean something else: 5G. */
const shortMeasure = /[\s\u00A0]?([glm])(?![\p{L}\d'’])/uy
const percent = /[\s\u00A0\u202F]?%/y
const sign = /[\s\u00A0]?(?:(€|EUR)|(\$|USD)|(£|GBP))(?!\s?\d)/y
const times = /[\s\u00A0]?×|x(?![\p{L}\d])|[\s\u00A0]x(?=\s)/iuy
const half = /[\s\u00A0]?(?:(a)|p)(?:m(?![\p{L}\d])|\.m\.)/iuy
const glued = /\p{L}+/uy
const words = /[\s\u00A0-]?(\p{L}[\p{L}'’]*)(?:[\s\u00A0-](\p{L}+)(?:\s(\p{L}+)\s(\p{L}+))?)?/uy

/** Parses the text after a number that ends at `start`. */
export function readSuffix(
  text: string,
  start: number,
  format: LanguageFormat,
  isPrefixed: boolean,
): Suffix {
  const tail = at(ending, text, start)?.[0] ?? ''
  const first = start + tail.length
  const { scale, end } = scaleAt(text, first, format, isPrefixed)
  const none = { scale, ending: tail, end }
  const found = unitAt(text, end, format)
  if (found) return { ...none, ...found }
  return tail === '' ? none : { ...none, unit: { type: 'money', currency: format.currency } }
}

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function scaleAt(text: string, start: number, format: LanguageFormat, isPrefixed: boolean) {
  const short = at(thousands, text, start)
  if (short) return { scale: 1e3, end: start + short[0].length }
  const long = at(isPrefixed ? millions : bareMillions, text, start)
  if (long) return { scale: 1e6, end: start + long[0].length }
  const longer = isPrefixed ? at(billions, text, start) : null
  if (longer) return { scale: 1e9, end: start + longer[0].length }

  const word = at(words, text, start)
  const scale = format.words.scales.get(word?.[1]?.toLowerCase() ?? '')
  if (!word?.[1] || scale === undefined) return { scale: 1, end: start }
  return { scale, end: start + word[0].indexOf(word[1]) + word[1].length }
}

interface Found {
  readonly unit: Unit
  readonly end: number
  /** Overrides the scale of the number: 1/100 for a cent. */
  readonly scale?: number
}

function unitAt(text: string, start: number, format: LanguageFormat): Found | undefined {
  const found = (match: RegExpExecArray, unit: Unit) => ({ unit, end: start + match[0].length })

  const percentSign = at(percent, text, start)
  if (percentSign) return found(percentSign, { type: 'percent' })
  const currency = at(sign, text, start)
  if (currency) return found(currency, { type: 'money', currency: codeOf(currency) })
  const multiplied = at(times, text, start)
  if (multiplied) return found(multiplied, { type: 'times' })
  const halfOfDay = at(half, text, start)
  if (halfOfDay) return found(halfOfDay, { type: 'time', half: halfOfDay[1] ? 'am' : 'pm' })
  const measured = at(measure, text, start) ?? at(shortMeasure, text, start)
  if (measured?.[1]) return found(measured, { type: 'measure', symbol: symbolOf(measured[1]) })
  return wordUnitAt(text, start, format)
}

const symbolOf = (written: string) => written.toLowerCase().replace('m2', 'm²')

const codeOf = ([, euro, dollar]: RegExpExecArray) => (euro ? 'EUR' : dollar ? 'USD' : 'GBP')

function wordUnitAt(text: string, start: number, format: LanguageFormat): Found | undefined {
  const letters = at(glued, text, start)?.[0]
  if (letters && format.words.ordinals.includes(letters))
    return { unit: { type: 'ordinal' }, end: start + letters.length }

  const match = at(words, text, start)
  if (match) {
    const lower = match[0]
      .replace(/^[\s\u00A0-]/, '')
      .toLowerCase()
      .replaceAll('’', "'")
    const offset = start + match[0].length - lower.length
    for (const size of [4, 2, 1]) {
      const phrase = firstWords(lower, size)
      const unit = phrase === undefined ? undefined : unitOf(phrase, format)
      const isDecade = phrase === 's' && /\d{4}$/.test(text.slice(0, start))
      if (!phrase || !unit || isDecade) continue
      const isCents = unit.type === 'money' && format.words.cents.includes(phrase)
      return { unit, end: offset + phrase.length, ...(isCents && { scale: 0.01 }) }
    }
  }
  return letters ? { unit: { type: 'name' }, end: start + letters.length } : undefined
}

function firstWords(text: string, size: number): string | undefined {
  const parts = text.split(/[\s\u00A0-]/)
  if (parts.length < size) return undefined
  return text.slice(0, parts.slice(0, size).join(' ').length)
}

function unitOf(
  phrase: string,
  { words, currency: ownCurrency }: LanguageFormat,
): Unit | undefined {
  const unit = words.units.get(phrase)
  if (unit) return { type: 'duration', unit, isClock: words.clock.includes(phrase) }
  if (words.clock.includes(phrase)) return { type: 'time' }
  if (words.percent.includes(phrase)) return { type: 'percent' }
  if (words.times.includes(phrase)) return { type: 'times' }
  const symbol = words.measures.get(phrase)
  if (symbol !== undefined) return { type: 'measure', symbol }
  const currency = words.cents.includes(phrase) ? ownCurrency : words.currencies.get(phrase)
  return currency === undefined ? undefined : { type: 'money', currency }
}

const dash = /^[\s\u00A0]*[-–—][\s\u00A0]*$/
const list = /^,[\s\u00A0]*$/

/**
 * Gives both ends of a range the same unit: in *2 to 3 weeks* and *€10-50* only one end has it.
 * Goes from last to first, so that all numbers of *2, 3 or 4 weeks* get the unit.
 */
export function joinRanges(
  amounts: readonly Amount[],
  text: string,
  { words }: LanguageFormat,
): readonly Amount[] {
  const joined = [...amounts]

  for (let index = joined.length - 2; index >= 0; index -= 1) {
    const [first, second] = [joined[index], joined[index + 1]]
    if (!first || !second) continue
    const between = text.slice(first.end, second.index)
    if (between.length > 16) continue

    const isRange = dash.test(between)
    const isWord = words.between.includes(between.trim().toLowerCase())
    const isListed = list.test(between) && second.isInherited === true
    if (!(isRange || isWord || isListed)) continue

    const [left, right] = share(
      first,
      second,
      isRange || !words.conjunctions.includes(between.trim().toLowerCase()),
    )
    if (left === first && right === second) continue
    const span = [first.index, second.span?.[1] ?? second.end] as const
    joined[index] = { ...left, span }
    joined[index + 1] = { ...right, span }
  }
  return joined
}

function share(first: Amount, second: Amount, isSpan: boolean): readonly [Amount, Amount] {
  const scale = scaleOf(first, second)
  if (!first.unit && second.unit && !second.isPrefixed && second.unit.type !== 'name')
    return [{ ...first, unit: second.unit, scale, isInherited: true }, second]
  if (!first.isPrefixed || !isSpan) return [first, second]
  if (!second.unit)
    return [
      { ...first, scale },
      { ...second, unit: first.unit, isInherited: true },
    ]
  return [{ ...first, scale }, { ...second }]
}

const scaleOf = (first: Amount, second: Amount) => (first.scale === 1 ? second.scale : first.scale)
