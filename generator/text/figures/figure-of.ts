import type { LanguageFormat } from '../../languages/language-format.ts'
import type { Amount, Figure, FigureKind } from './figure.ts'
import { durationKey, measureKey } from './magnitude.ts'

/** Converts an amount to a figure with its keys. */
export function figureOf(amount: Amount, text: string, format: LanguageFormat): Figure {
  const { index, end, unit, number, scale, span } = amount
  const written = text.slice(index, end)
  const base = {
    text: span ? text.slice(...span) : written,
    index,
    length: end - index,
    isHighest: amount.isHighest ?? false,
  }

  if (unit?.type === 'name')
    return { ...base, kind: 'name', keys: [`name:${written.toLowerCase()}`] }
  const clock = clockOf(amount)
  if (clock && (unit?.type === 'time' || (unit?.type === 'duration' && unit.isClock)))
    return { ...base, ...timeOf(clock, amount, format) }

  const isMoney = unit?.type === 'money'
  const { values, expected } =
    typeof number === 'number' ? { values: [number] } : readNumber(number, format, { isMoney })
  if (values.length === 0) return { ...base, kind: 'version', keys: [`version:${number}`] }

  const scaled = values.map((value) => Number((value * scale).toPrecision(12)))
  const isFine =
    !unit && (clock !== undefined || isCoordinate(number) || isVersion(text, index, format))
  return {
    ...base,
    kind: kindOf(amount),
    keys: [
      ...scaled.flatMap((value) => keysOf(value, amount)),
      ...(clock && !unit ? [keyOfClock(clock)] : []),
    ],
    amount: scaled[0],
    expected: isFine ? undefined : expectedText(amount, written, expected, format),
    isDoubtful: values.length > 1 && !isFine,
  }
}

interface Clock {
  readonly hours: number
  readonly minutes: number
}

/** Parses a time: 9.30, 9 with a unit of time, and half past 9. */
function clockOf({ number, unit }: Amount): Clock | undefined {
  const [, hours, minutes] = /^(\d{1,2})(?:[.:]([0-5]\d))?$/.exec(String(number)) ?? []
  if (hours === undefined || Number(hours) > 24) return undefined
  const isTime = minutes !== undefined || unit?.type === 'time'
  if (!isTime) return undefined
  const shift = unit?.type === 'time' ? (unit.shift ?? 0) : 0
  const total = Number(hours) * 60 + Number(minutes ?? 0) + shift
  return { hours: Math.floor(total / 60), minutes: total % 60 }
}

const keyOfClock = ({ hours, minutes }: Clock) =>
  `time:${hours}:${String(minutes).padStart(2, '0')}`

function timeOf(clock: Clock, { unit, isInherited }: Amount, { words }: LanguageFormat) {
  const { half, isInWords, shift } = unit?.type === 'time' ? unit : {}
  const late = { ...clock, hours: (clock.hours % 12) + 12 }
  const early = { ...clock, hours: half === 'am' ? clock.hours % 12 : clock.hours }
  const isTwelve = !words.halfDays || shift !== undefined
  const isOpen = isInherited || (half === undefined && isTwelve && clock.hours < 12)
  const keys =
    half === 'pm' && !isInherited ? [late] : isOpen && half !== 'am' ? [early, late] : [early]
  return {
    kind: 'time' as const,
    keys: keys.map(keyOfClock),
    amount: clock.minutes === 0 ? clock.hours : undefined,
    isDoubtful: half !== undefined && !isInWords && !words.halfDays,
  }
}

const kindOf = ({ unit }: Amount): FigureKind => unit?.type ?? 'number'

function keysOf(value: number, { unit, isInherited }: Amount): readonly string[] {
  if (!unit) return [`number:${value}`]
  if (unit.type === 'money') return [`money:${unit.currency}:${value}`]
  if (unit.type === 'measure') return [measureKey(value, unit.symbol)]
  if (unit.type !== 'duration') return [`${unit.type}:${value}`]

  const duration = durationKey(value, unit.unit)
  if (!unit.isClock || !Number.isInteger(value) || value > 24) return [duration]
  const late = value < 12 || isInherited ? [`time:${value + 12}:00`] : []
  return [duration, `time:${value}:00`, ...late]
}

/** The correct notation of an amount. undefined if the notation is correct. */
function expectedText(
  { number, unit, ending }: Amount,
  written: string,
  digits: string | undefined,
  { words }: LanguageFormat,
): string | undefined {
  const isRounded = ending !== '' && unit?.type === 'money' && !words.roundedMoney
  if (digits === undefined && !isRounded) return undefined
  const text = isRounded ? written.replace(ending, '') : written
  return digits === undefined ? text : text.replace(String(number), digits)
}

/** Numbers with so many decimals are written alike in all languages: 52.3812. */
const isCoordinate = (number: string | number) => /^\d+\.\d{4,}$/.test(String(number))

const wordBefore = /(?:^|(.))\s*(?<![\p{L}\d])(\p{L}[\p{L}\d.]*)[\s\u00A0-]+$/u

/** Whether a name or the word for a version or a section precedes the number: 2.2 in WCAG 2.2. */
function isVersion(text: string, index: number, { words }: LanguageFormat): boolean {
  const start = text.slice(Math.max(0, index - 40), index)
  const [, before, word = ''] = wordBefore.exec(start) ?? []
  const near = start.toLowerCase().split(/\s/).slice(-4)
  if (near.some((each) => words.version.includes(each))) return true
  if (words.sections.includes(word.toLowerCase())) return true
  if (/\p{L}.*\p{Lu}/u.test(word)) return true
  return /^\p{Lu}/u.test(word) && before !== undefined && !/[.!?:\n•]/.test(before)
}

interface WrittenNumber {
  /** The possible values, most likely first. Empty for a version such as 1.2.3. */
  readonly values: readonly number[]
  /** The number in the notation of the language, if it is written in another notation. */
  readonly expected?: string
}

interface Options {
  /** Amounts of money never have three decimals. */
  readonly isMoney: boolean
}

/** Parses a number in the notation of the language, such as `1.199,50`. */
function readNumber(
  written: string,
  { decimal, group }: Pick<LanguageFormat, 'decimal' | 'group'>,
  { isMoney }: Options,
): WrittenNumber {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '')
  if (/^\d+$/.test(digits)) return { values: [Number(digits)] }

  const own = parse(digits, decimal, group)
  const other = parse(digits, foreign(decimal), decimal)
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === decimal ? group : decimal))
  const shown = group === '.' || group === ',' ? swapped : digits

  if (own === undefined && other === undefined) return { values: [] }
  if (own === undefined && other !== undefined) return { values: [other], expected: shown }
  if (own === undefined) return { values: [] }
  const isOpen = other !== undefined && other !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  if (!isOpen || digits[digits.search(/[.,]/)] !== decimal) return { values: [own] }
  return isMoney ? { values: [other], expected: shown } : { values: [own, other] }
}

const foreign = (decimal: string) => (decimal === '.' ? ',' : '.')

function parse(digits: string, decimal: string, group: string): number | undefined {
  const [whole = '', fraction, ...more] = digits.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(fraction ?? '')) return undefined
  if (!isGrouped(whole, group)) return undefined
  return Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`)
}

function isGrouped(whole: string, group: string): boolean {
  if (/^\d+$/.test(whole)) return true
  const [first = '', ...rest] = whole.split(group)
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
}
