import type { LanguageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import { joinRanges, readSuffix } from './amount.ts'
import {
  type Amount,
  durationKey,
  type Figure,
  magnitudeOf,
  round,
  timeKey,
  type Unit,
} from './figure.ts'
import { figureOf, halfAround } from './figure-of.ts'

/** What the words of a text may say. Many are not figures: they can only satisfy one of the other language. */
export interface Said {
  /** The numbers in words, each alone. */
  readonly words: readonly Figure[]
  /** The values that several words or numbers make together. */
  readonly spoken: readonly Figure[]
}

export const saidIn = memoize((text: string, format: LanguageFormat): Said => {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const reader = { text, lower, format, patterns: compilePatterns(format) }
  const numbers = spokenNumbers(reader)
  // The fraction of such a value is none of its own: half hours in eight and a half hours.
  const isRest = ({ index }: Figure) =>
    numbers.some((each) => each.isMixed && index > each.index && index < each.index + each.length)
  return {
    words: [...numberWords(reader), ...sayings(reader)].filter((each) => !isRest(each)),
    spoken: [...numbers, ...spokenTimes(reader)],
  }
})

interface Reader {
  readonly text: string
  /** Lower-casing the text once is much faster than case-insensitive patterns. Apostrophes are plain. */
  readonly lower: string
  readonly format: LanguageFormat
  readonly patterns: ReturnType<typeof compilePatterns>
}

const space = String.raw`[\s\u00A0-]`

const compilePatterns = memoize(({ words }: LanguageFormat) => {
  const { units, compounds, fractions, plus, ofUnit, partOf, rates } = words
  const numbers = words.numbers()
  const whole = [...numbers].filter(([, value]) => Number.isInteger(value) && value > 0)
  const small = alternatives(whole.flatMap(([word, value]) => (value < 10 ? [word] : [])))
  const share = `(?:${alternatives([...fractions.keys()])})(?!\\p{L})`
  const fraction = `(?<fraction>${share})`
  const and = `${space}?(?:${plus})${space}?`
  const rest = `(?:${and}(?:(?<times>${small})${space}?)?|${space}?(?<number>${small})${space}?)${fraction}`
  const partOfCompound = compounds.length === 0 ? [] : [...units.keys(), ...compounds]
  return {
    numbersAndUnits: finderOf([...numbers.keys(), ...units.keys()]),
    wholes: finderOf(whole.map(([word]) => word)),
    /** What is one word with a number: vierwekenplan, vijfsterrenhotel. */
    compound: new RegExp(alternatives(partOfCompound), 'uy'),
    digits: /\d{1,4}(?:[.,]\d{1,2})?(?![.,]?\d)/y,
    /** Where a whole number ends. */
    end: new RegExp(`${rest.replaceAll(/\?<\w+>/g, '?:')}|${space}?${share}|(?!\\p{L})`, 'uy'),
    /** What makes the unit after it a rate, not a duration: € 50 a year, twice per year. */
    rate: new RegExp(String.raw`(?:\d|\}\}|(?<!\p{L})(?:${rates}))\**\s+$|\/\s?$`, 'u'),
    fraction: new RegExp(`${space}?${fraction}`, 'uy'),
    /** *and a half*, after a number or its unit. */
    rest: new RegExp(rest, 'uy'),
    ofUnit: new RegExp(`${space}(?:${ofUnit})`, 'uy'),
    partOf: new RegExp(`(?:\\s\\p{L}+){0,2}?\\s?(?<!\\p{L})(?:${partOf})\\s?`, 'uy'),
    plus: new RegExp(`(?:,\\s?)?(?:${space}(?:${plus})(?!\\p{L}))?${space}?`, 'uy'),
  }
})

/**
 * Words as the alternatives of a regular expression, each before its own beginnings. Those that begin alike stand
 * together, which engines make one test. Matches nothing without words.
 */
const alternatives = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((word) => RegExp.escape(word))
    .join('|') || '(?!)'

/** Finds the longest of some phrases that begins at a place of a text, and ends where it may. */
function finderOf(phrases: readonly string[]) {
  const sorted = phrases.toSorted((a, b) => b.length - a.length)
  const byStart = Map.groupBy(sorted, (phrase) => phrase.slice(0, 3))
  return (text: string, index: number, mayEnd: (end: number) => boolean): string | undefined => {
    for (const size of [3, 2, 1]) {
      const found = byStart
        .get(text.slice(index, index + size))
        ?.find((each) => text.startsWith(each, index) && mayEnd(index + each.length))
      if (found !== undefined) return found
    }
    return undefined
  }
}

function at(pattern: RegExp, index: number, text: string) {
  pattern.lastIndex = index
  return pattern.exec(text)
}

const letter = /\p{L}/uy

/** *three weeks*, *half an hour*, and *the year* for one year. */
function numberWords({ text, lower, format, patterns }: Reader): readonly Figure[] {
  const { numbersAndUnits, compound, rate } = patterns
  const isEnd = (end: number) => !at(letter, end, lower) || at(compound, end, lower) !== null
  const amounts: Amount[] = []
  let next = 0
  for (const { index } of lower.matchAll(/(?<![\p{L}\d])\p{L}/gu)) {
    if (index < next) continue
    const written = numbersAndUnits(lower, index, isEnd)
    if (written === undefined) continue
    const value = format.words.numbers().get(written)
    // A unit without a number counts as one: the year.
    const suffix = readSuffix(text, value === undefined ? index : index + written.length, format)
    const isOne = (value ?? 1) === 1 && suffix.unit?.type === 'duration'
    // The rest of a compound such as vierwekenplan is neither a unit nor a name.
    const unit = suffix.unit?.type === 'name' ? undefined : suffix.unit
    if (!isOne || !rate.test(lower.slice(Math.max(0, index - 12), index)))
      amounts.push({ index, number: value ?? 1, ...suffix, unit })
    next = Math.max(suffix.end, index + written.length)
  }
  return joinRanges(amounts, text, format).map((amount) => figureOf(amount, text, format))
}

/** The figures of phrases without a number, such as *noon*. */
const sayings = ({ lower, format }: Reader): readonly Figure[] =>
  [...format.words.sayings].flatMap(([text, keys]): readonly Figure[] => {
    const index = lower.includes(text) ? lower.search(wordPattern(text)) : -1
    const [, type] = /^(time|date):/.exec(keys[0] ?? '') ?? []
    const kind = type === 'time' || type === 'date' ? type : 'number'
    return index < 0 ? [] : [{ kind, keys, text, index, length: text.length }]
  })

const wordPattern = memoize(
  (phrase: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, 'u'),
)

/** A value that several words or numbers make together. */
interface SpokenFigure extends Figure {
  /** Whether it ends in a fraction, which is no value of its own: *a half* in *eight and a half*. */
  readonly isMixed?: boolean
}

/** A value, and where it stands. */
interface Part {
  readonly value: number
  readonly index: number
  readonly end: number
}

interface Counted extends Part {
  readonly unit?: Unit | undefined
  /** Whether several numbers make the value. */
  readonly isComposed: boolean
  /** Whether they are a number and a fraction. */
  readonly isMixed: boolean
}

/**
 * *two and a half hours*, *an hour and a half*, *two hours and ten minutes*, *three quarters of a litre*,
 * *three fifths*, *three in ten*. Every word is tried: to search for thousands of numbers at once is eight times slower.
 */
function spokenNumbers(reader: Reader): readonly SpokenFigure[] {
  const { text } = reader
  const found: SpokenFigure[] = []
  let next = 0
  for (const { index } of text.matchAll(/(?<![\p{L}\d.,])[\p{L}\d]/gu)) {
    if (index < next) continue
    const whole = wholeAt(index, reader)
    const sum = whole && sumAt(whole, reader)
    const share = shareAt(index, whole, reader)
    const ratio = whole && ratioAt(whole, reader)
    next = sum?.end ?? share?.end ?? next
    if (sum) found.push({ ...countedFigure(sum, reader), isMixed: sum.isMixed })
    if (share) found.push(shareFigure(share, text), ...partOfUnit(share, reader))
    if (ratio) found.push(shareFigure(ratio, text))
  }
  return found
}

function matchAt(pattern: RegExp, index: number, { lower }: Reader) {
  const match = at(pattern, index, lower)
  return match && { end: index + match[0].length, groups: match.groups ?? {} }
}

/** A number in words or in digits. */
function wholeAt(index: number, { lower, patterns, format }: Reader): Part | undefined {
  const digits = at(patterns.digits, index, lower)?.[0]
  const written =
    digits ?? patterns.wholes(lower, index, (end) => at(patterns.end, end, lower) !== null)
  if (written === undefined) return undefined
  const value =
    digits === undefined ? format.words.numbers().get(written) : Number(digits.replace(',', '.'))
  return value === undefined ? undefined : { value, index, end: index + written.length }
}

/** *a half* in *and a half*. */
function restAt(index: number, reader: Reader): Part | undefined {
  const { words } = reader.format
  const match = matchAt(reader.patterns.rest, index, reader)
  const { fraction = '', times, number } = match?.groups ?? {}
  const share = words.fractions.get(fraction)
  if (!match || share === undefined) return undefined
  return { value: share * (words.numbers().get(times ?? number ?? '') ?? 1), index, end: match.end }
}

/** *two and a half hours* and *two hours and a half*. */
function countedAt({ value, index, end: start }: Part, reader: Reader): Counted {
  const before = restAt(start, reader)
  const number = before?.end ?? start
  const suffix = readSuffix(reader.text, number, reader.format)
  const unit = suffix.unit?.type === 'name' ? undefined : suffix.unit
  const isCounted = unit !== undefined || suffix.scale !== 1
  const end = isCounted ? suffix.end : number
  const rest = before ?? (isCounted ? restAt(end, reader) : undefined)
  const isMixed = rest !== undefined
  return {
    ...{ index, unit, isComposed: isMixed, isMixed, end: before ? end : (rest?.end ?? end) },
    value: (value + (rest?.value ?? 0)) * suffix.scale,
  }
}

/** *two and a half hours*, *two hours and ten minutes*, *eight euros fifty*. */
function sumAt(whole: Part, reader: Reader): Counted | undefined {
  let sum = countedAt(whole, reader)
  for (;;) {
    const start = matchAt(reader.patterns.plus, sum.end, reader)?.end ?? sum.end
    const isApart = start > sum.end || /\d/.test(reader.lower.charAt(sum.end))
    const part = isApart ? wholeAt(start, reader) : undefined
    const next = part && countedAt(part, reader)
    const more = next && addedBy(sum, next)
    if (!next || more === undefined) return sum.isComposed ? sum : undefined
    sum = { ...sum, value: sum.value + more, end: next.end, isComposed: true, isMixed: false }
  }
}

/** What a second value adds to a first one, in its unit. undefined if it does not belong to it. */
function addedBy({ unit }: Counted, { unit: other, value }: Counted): number | undefined {
  if (unit?.type === 'money') {
    const isCents = value < 1 && other?.type === 'money' && other.currency === unit.currency
    // Eight euros a head has no cent.
    return isCents ? value : !other && value > 1 && value < 100 ? value / 100 : undefined
  }
  if (unit?.type !== 'duration') return undefined
  if (!other) return unit.unit === 'hour' && value < 60 ? value / 60 : undefined
  if (other.type !== 'duration') return undefined
  const [[dimension, one], [added, size]] = [
    magnitudeOf(1, unit.unit),
    magnitudeOf(value, other.unit),
  ]
  return dimension === added && size < one ? size / one : undefined
}

/** *two thirds*, *a third*, *half*. */
function shareAt(index: number, whole: Part | undefined, reader: Reader): Part | undefined {
  const match = matchAt(reader.patterns.fraction, whole?.end ?? index, reader)
  const share = reader.format.words.fractions.get(match?.groups['fraction'] ?? '')
  if (!match || share === undefined) return undefined
  return { value: share * (whole?.value ?? 1), index, end: match.end }
}

/** *three quarters of a litre*. */
function partOfUnit(share: Part, reader: Reader): readonly Figure[] {
  const match = matchAt(reader.patterns.ofUnit, share.end, reader)
  if (!match) return []
  const { unit, end, scale } = readSuffix(reader.text, match.end, reader.format)
  if (unit ? unit.type === 'name' : scale === 1) return []
  return [countedFigure({ ...share, value: share.value * scale, unit, end }, reader)]
}

/** *three in ten*, *three clients out of ten*. */
function ratioAt(part: Part, reader: Reader): Part | undefined {
  const between = matchAt(reader.patterns.partOf, part.end, reader)
  const whole = between ? wholeAt(between.end, reader) : undefined
  if (!whole || whole.value < 2 || part.value > whole.value) return undefined
  return { value: part.value / whole.value, index: part.index, end: whole.end }
}

function countedFigure(
  { value, unit, index, end }: Part & { readonly unit?: Unit | undefined },
  { text, format }: Reader,
): Figure {
  const place = { text: text.slice(index, end), index, length: end - index }
  return unit?.type === 'duration'
    ? { ...place, kind: 'duration', keys: [durationKey(value, unit.unit)], amount: value }
    : figureOf({ index, end, number: round(value), scale: 1, unit }, text, format)
}

/** A part of a whole. A percentage says the same if it is right to half a point. */
function shareFigure({ value, index, end }: Part, text: string): Figure {
  const amount = value * 100
  const near = [Math.floor(amount), ...[0, 1, 2].map((digits) => Number(amount.toFixed(digits)))]
  return {
    ...{ kind: 'percent', amount, text: text.slice(index, end), index, length: end - index },
    keys: [...new Set(near.map((each) => `percent:${each}`)), `number:${round(value)}`],
  }
}

const day = 24 * 60

/** Times of day as people say them: *half past seven*, *ten to eight*, *halb acht*. */
function spokenTimes({ text, lower, format }: Reader): readonly Figure[] {
  const numbers = format.words.numbers()
  const numberIn = (written = '0') => numbers.get(written) ?? Number(written)
  return compileTemplates(format).flatMap(({ pattern, readings }) =>
    Array.from(lower.matchAll(pattern), ({ index, 0: { length }, groups = {} }): Figure => {
      const [hour, minute] = [numberIn(groups['h']), numberIn(groups['m'])]
      const times = readings.map(([fixed, sign]) => hour * 60 + fixed + sign * minute)
      const end = index + length
      const half = halfAround(text, index, end, format)
      const keyOf = (minutes: number) => timeKey((minutes + day) % day)
      return {
        ...{ kind: 'time', text: text.slice(index, end), index, length },
        keys: times.flatMap((each) => [
          ...(half === 'pm' ? [] : [keyOf(each)]),
          ...(half === 'am' || hour > 12 ? [] : [keyOf(each + day / 2)]),
        ]),
      }
    }),
  )
}

const compileTemplates = memoize(({ words }: LanguageFormat) => {
  const numbers = words.numbers()
  const named = new Map<number, string>()
  for (const [word, value] of numbers) if (!named.has(value)) named.set(value, word)
  // Not ordinals, and of the words for one neither an article nor *once*.
  const isHour = (word: string, value: number) =>
    value === 1 ? startOf(word) === startOf(named.get(1) ?? '') : word === named.get(value)
  const upTo = (limit: number) =>
    alternatives(
      [...numbers].flatMap(([word, value]) =>
        Number.isInteger(value) && value > 0 && value <= limit && isHour(word, value) ? word : [],
      ),
    )
  const gaps = {
    h: `(?<h>\\d{1,2}(?!\\d)|${upTo(24)})`,
    m: `(?<m>\\d{1,2}(?!\\d)|${upTo(59)})`,
  }
  return Object.entries(words.spokenTimes).map(([template, readings]) => ({
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,:])(?:${template
        .replaceAll(/\{([hm])\}/g, (_, gap: 'h' | 'm') => gaps[gap])
        .replaceAll(' ', space)})(?![\\p{L}\\d])`,
      'gu',
    ),
    readings,
  }))
})

/** Without accents: *één*. */
const startOf = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 2)
