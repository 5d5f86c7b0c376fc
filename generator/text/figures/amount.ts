import type { LanguageFormat } from '../../languages/language-format.ts'
import { type Amount, currencyOfSign, type Unit } from './figure.ts'

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

/** Signs after a number, in this order, and the unit that each means. */
const signs: readonly (readonly [RegExp, (match: RegExpExecArray) => Unit])[] = [
  [/[\s\u00A0\u202F]?%/y, () => ({ type: 'percent' })],
  [
    /[\s\u00A0]?(€|\$|£|EUR|USD|GBP)(?!\s?\d)/y,
    ([, sign = '']) => ({ type: 'money', currency: currencyOfSign(sign) }),
  ],
  [/[\s\u00A0]?×|x(?![\p{L}\d])|[\s\u00A0]x(?=\s)/iuy, () => ({ type: 'times' })],
  [
    /[\s\u00A0]?(?:(a)|p)(?:m(?![\p{L}\d])|\.m\.)/iuy,
    ([, early]) => ({ type: 'time', half: early ? 'am' : 'pm' }),
  ],
  [
    /[\s\u00A0-]?(km²|km|cm|mm|m[²2]|m³|kg|mg|[kmgt]b|[mg]bps|mbit|kwh|px|ml|cl|dl)(?![\p{L}\d])/iuy,
    ([, symbol = '']) => ({ type: 'measure', symbol: symbol.toLowerCase().replace('m2', 'm²') }),
  ],
  // Capitals mean something else: 5G.
  [/[\s\u00A0]?([glm])(?![\p{L}\d'’])/uy, ([, symbol = '']) => ({ type: 'measure', symbol })],
]
const glued = /\p{L}+/uy
const words = /[\s\u00A0-]?(\p{L}[\p{L}'’]*)(?:[\s\u00A0-](\p{L}+)(?:\s(\p{L}+)\s(\p{L}+))?)?/uy

/** Parses the text after a number that ends at `start`. */
export function readSuffix(
  text: string,
  start: number,
  format: LanguageFormat,
  isPrefixed = false,
): Suffix {
  const tail = at(ending, text, start)?.[0] ?? ''
  const { scale, end } = scaleAt(text, start + tail.length, format, isPrefixed)
  const unit: Unit | undefined =
    tail === '' ? undefined : { type: 'money', currency: format.currency }
  return { scale, ending: tail, end, unit, ...unitAt(text, end, format) }
}

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function scaleAt(text: string, start: number, format: LanguageFormat, isPrefixed: boolean) {
  for (const [pattern, scale] of [
    [thousands, 1e3],
    [isPrefixed ? millions : bareMillions, 1e6],
    ...(isPrefixed ? [[billions, 1e9] as const] : []),
  ] as const) {
    const short = at(pattern, text, start)
    if (short) return { scale, end: start + short[0].length }
  }
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
  for (const [pattern, unitOf] of signs) {
    const match = at(pattern, text, start)
    if (match) return { unit: unitOf(match), end: start + match[0].length }
  }
  const letters = at(glued, text, start)?.[0]
  if (letters && format.words.ordinals.includes(letters))
    return { unit: { type: 'ordinal' }, end: start + letters.length }

  const written = at(words, text, start)?.[0] ?? ''
  const lower = written
    .replace(/^[\s\u00A0-]/, '')
    .toLowerCase()
    .replaceAll('’', "'")
  const offset = start + written.length - lower.length
  const parts = lower.split(/[\s\u00A0-]/)
  for (const size of [4, 2, 1]) {
    if (parts.length < size) continue
    const phrase = lower.slice(0, parts.slice(0, size).join(' ').length)
    const unit = unitOf(phrase, format)
    const isDecade = phrase === 's' && /\d{4}$/.test(text.slice(0, start))
    if (!unit || isDecade) continue
    const isCents = unit.type === 'money' && format.words.cents.includes(phrase)
    return { unit, end: offset + phrase.length, ...(isCents && { scale: 0.01 }) }
  }
  return letters ? { unit: { type: 'name' }, end: start + letters.length } : undefined
}

function unitOf(phrase: string, { words, currency: own }: LanguageFormat): Unit | undefined {
  const unit = words.units.get(phrase)
  if (unit) return { type: 'duration', unit, isClock: words.clock.includes(phrase) }
  if (words.clock.includes(phrase)) return { type: 'time' }
  if (words.percent.includes(phrase)) return { type: 'percent' }
  if (words.times.includes(phrase)) return { type: 'times' }
  const symbol = words.measures.get(phrase)
  if (symbol !== undefined) return { type: 'measure', symbol }
  const currency = words.cents.includes(phrase) ? own : words.currencies.get(phrase)
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
    if (!first || !second || second.index - first.end > 16) continue
    const between = text.slice(first.end, second.index)
    const word = between.trim().toLowerCase()

    const isRange = dash.test(between)
    const isListed = list.test(between) && second.isInherited === true
    if (!(isRange || isListed || words.between.includes(word))) continue

    const shared = share(first, second, isRange || !words.conjunctions.includes(word))
    if (!shared) continue
    const span = [first.index, second.span?.[1] ?? second.end] as const
    joined[index] = { ...shared[0], span }
    joined[index + 1] = { ...shared[1], span }
  }
  return joined
}

/** Two ends of a range, of which one takes the unit of the other. undefined if neither has one for both. */
function share(
  first: Amount,
  second: Amount,
  isSpan: boolean,
): readonly [Amount, Amount] | undefined {
  const scale = first.scale === 1 ? second.scale : first.scale
  if (!first.unit && second.unit && !second.isPrefixed && second.unit.type !== 'name')
    return [{ ...first, unit: second.unit, scale, isInherited: true }, second]
  if (!first.isPrefixed || !isSpan) return undefined
  return [
    { ...first, scale },
    second.unit ? second : { ...second, unit: first.unit, isInherited: true },
  ]
}
