import type { LanguageFormat } from '../../../languages/language-format.ts'
import { readSuffix } from '../amount.ts'
import type { Figure, Unit } from '../figure.ts'
import { figureOf } from '../figure-of.ts'
import { durationKey } from '../magnitude.ts'
import { compilePatterns, type NumberPatterns } from './number-patterns.ts'

/**
 * Values that several words or numbers make together: *two and a half hours*, *an hour and a half*,
 * *two hours and ten minutes*, *three quarters of a litre*, *three fifths*, *three in ten*.
 */
export function spokenNumbers(text: string, format: LanguageFormat): readonly SpokenFigure[] {
  const reader = createReader(text, compilePatterns(format), format)
  const found: SpokenFigure[] = []
  let next = 0
  for (const { index: start } of text.matchAll(wordStart)) {
    if (start < next) continue
    const sum = reader.sumAt(start)
    if (sum) found.push({ ...counted(sum, text, format), isMixed: sum.isMixed })
    const share = reader.shareAt(start)
    next = sum?.end ?? share?.end ?? next
    if (share) found.push(shareFigure(share, text), ...reader.partsOfUnit(share))
    const ratio = reader.ratioAt(start) ?? reader.oneInAt(start)
    if (ratio) found.push(shareFigure(ratio, text))
  }
  return found
}

/** Every word is tried: to search for thousands of numbers at once is eight times slower. */
const wordStart = /(?<![\p{L}\d.,])[\p{L}\d]/gu

/** A value that several words or numbers make together. */
export interface SpokenFigure extends Figure {
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

function createReader(text: string, patterns: NumberPatterns, format: LanguageFormat) {
  const { fractions } = format.words
  const numbers = format.words.numbers()
  // Lower-casing the text once is much faster than case-insensitive patterns.
  const lower = text.toLowerCase()
  const at = (pattern: RegExp, index: number) => {
    pattern.lastIndex = index
    return pattern.exec(lower)
  }
  const endOf = ({ index, 0: written }: RegExpExecArray) => index + written.length

  const wholeAt = (index: number): Part | undefined => {
    const match = at(patterns.whole, index)
    if (!match) return undefined
    const [written] = match
    const value = /^\d/.test(written) ? Number(written.replace(',', '.')) : numbers.get(written)
    return value === undefined ? undefined : { value, index, end: endOf(match) }
  }
  /** *a half* in *and a half*. */
  const restAt = (index: number): Part | undefined => {
    const match = at(patterns.rest, index)
    const { fraction = '', times, number } = match?.groups ?? {}
    const share = fractions.get(fraction)
    if (!match || share === undefined) return undefined
    return { value: share * (numbers.get(times ?? number ?? '') ?? 1), index, end: endOf(match) }
  }
  /** *two and a half hours* and *two hours and a half*. */
  const countedAt = (index: number): Counted | undefined => {
    const whole = wholeAt(index)
    if (!whole) return undefined
    const before = restAt(whole.end)
    const number = before?.end ?? whole.end
    const suffix = readSuffix(text, number, format, false)
    const unit = suffix.unit?.type === 'name' ? undefined : suffix.unit
    const isCounted = unit !== undefined || suffix.scale !== 1
    const end = isCounted ? suffix.end : number
    const after = before || !isCounted ? undefined : restAt(end)
    return {
      value: (whole.value + (before?.value ?? after?.value ?? 0)) * suffix.scale,
      index,
      end: after?.end ?? end,
      unit,
      isComposed: before !== undefined || after !== undefined,
      isMixed: before !== undefined || after !== undefined,
    }
  }

  return {
    /** *two thirds*, *a third*, *half*. */
    shareAt: (index: number): Part | undefined => {
      const whole = wholeAt(index)
      const match = at(patterns.fraction, whole?.end ?? index)
      const share = fractions.get(match?.groups?.['fraction'] ?? '')
      if (!match || share === undefined) return undefined
      return { value: share * (whole?.value ?? 1), index, end: endOf(match) }
    },

    /** *three quarters of a litre*. */
    partsOfUnit: (share: Part): readonly Figure[] => {
      const match = at(patterns.ofUnit, share.end)
      if (!match) return []
      const { unit, end, scale } = readSuffix(text, endOf(match), format, false)
      if (unit ? unit.type === 'name' : scale === 1) return []
      const value = share.value * scale
      return [
        counted({ ...share, value, unit, end, isComposed: true, isMixed: false }, text, format),
      ]
    },

    /** *three in ten*, *three clients out of ten*. */
    ratioAt: (index: number): Part | undefined => {
      const part = wholeAt(index)
      const between = part && at(patterns.partOf, part.end)
      const whole = between ? wholeAt(endOf(between)) : undefined
      if (!part || !whole || whole.value < 2 || part.value > whole.value) return undefined
      return { value: part.value / whole.value, index, end: whole.end }
    },

    /** *every third client*. */
    oneInAt: (index: number): Part | undefined => {
      const whole = wholeAt(index)
      const before = Math.max(0, index - 12)
      const every = patterns.every.exec(lower.slice(before, index))
      if (!whole || whole.value <= 1 || !every) return undefined
      // Every six months is a time, and every ten euros an amount.
      const { unit } = readSuffix(text, whole.end, format, false)
      if (unit && unit.type !== 'name') return undefined
      return { ...whole, index: before + every.index, value: 1 / whole.value }
    },

    /** *two and a half hours*, *two hours and ten minutes*, *eight euros fifty*. */
    sumAt: (index: number): Counted | undefined => {
      let sum = countedAt(index)
      while (sum) {
        const between = at(patterns.plus, sum.end)
        const isApart = between && (endOf(between) > sum.end || /\d/.test(lower.charAt(sum.end)))
        const next = isApart ? countedAt(endOf(between)) : undefined
        const more = next && valueIn(sum, next)
        if (!next || more === undefined) break
        sum = { ...sum, value: sum.value + more, end: next.end, isComposed: true, isMixed: false }
      }
      return sum?.isComposed === true ? sum : undefined
    },
  }
}

/** What a second value adds to a first one, in its unit. undefined if it does not belong to it. */
function valueIn({ unit }: Counted, { unit: other, value }: Counted): number | undefined {
  if (unit?.type === 'money') {
    const isCents = value < 1 && other?.type === 'money' && other.currency === unit.currency
    // Eight euros a head has no cent.
    return isCents ? value : !other && value > 1 && value < 100 ? value / 100 : undefined
  }
  if (unit?.type !== 'duration') return undefined
  if (!other) return unit.unit === 'hour' && value < 60 ? value / 60 : undefined
  if (other.type !== 'duration') return undefined
  const [one, added] = [durationKey(1, unit.unit), durationKey(value, other.unit)].map((key) =>
    /^(.+):([^:]+)$/.exec(key),
  )
  const isSmaller = one?.[1] === added?.[1] && Number(added?.[2]) < Number(one?.[2])
  return isSmaller ? Number(added?.[2]) / Number(one?.[2]) : undefined
}

function counted(
  { value, unit, index, end }: Counted,
  text: string,
  format: LanguageFormat,
): Figure {
  const place = { text: text.slice(index, end), index, length: end - index }
  if (unit?.type === 'duration')
    return { ...place, kind: 'duration', keys: [durationKey(value, unit.unit)], amount: value }
  const number = Number(value.toPrecision(12))
  return figureOf(
    { index, end, number, scale: 1, unit, isPrefixed: false, ending: '' },
    text,
    format,
  )
}

/** A part of a whole. A percentage says the same if it is right to half a point. */
function shareFigure({ value, index, end }: Part, text: string): Figure {
  const percent = value * 100
  const near = [Math.floor(percent), ...[0, 1, 2].map((digits) => Number(percent.toFixed(digits)))]
  return {
    kind: 'percent',
    keys: [
      ...new Set(near.map((each) => `percent:${each}`)),
      `number:${Number(value.toPrecision(12))}`,
    ],
    amount: percent,
    text: text.slice(index, end),
    index,
    length: end - index,
  }
}
