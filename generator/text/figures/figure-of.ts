import type { LanguageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import { type Amount, durationKey, type Figure, measureKey, round, timeKey } from './figure.ts'

/** Converts an amount to a figure with its keys. */
export function figureOf(amount: Amount, text: string, format: LanguageFormat): Figure {
  const { index, end, unit, number, scale, span, isHighest = false } = amount
  const written = text.slice(index, end)
  const base = {
    ...{ text: span ? text.slice(...span) : written, index, length: end - index, isHighest },
  }
  if (unit?.type === 'name')
    return { ...base, kind: 'name', keys: [`name:${written.toLowerCase()}`] }
  const half = halfOf(amount, text, format)
  const minutes = minutesOf(amount, half)
  const isClock = unit?.type === 'time' || (unit?.type === 'duration' && unit.isClock)
  if (minutes !== undefined && (half !== undefined || isClock))
    return { ...base, ...timeOf(minutes, half, amount, format) }

  const { values, expected } =
    typeof number === 'number'
      ? { values: [number] }
      : readNumber(number, format, unit?.type === 'money')
  if (values.length === 0) return { ...base, kind: 'version', keys: [`version:${number}`] }

  const scaled = values.map((value) => round(value * scale))
  // Coordinates have many decimals, written alike in all languages: 52.3812.
  const isFine =
    !unit &&
    (minutes !== undefined ||
      /^\d+\.\d{4,}$/.test(String(number)) ||
      isVersion(text, index, format))
  return {
    ...base,
    kind: unit?.type ?? 'number',
    keys: [
      ...scaled.flatMap((value) => keysOf(value, amount)),
      ...(minutes !== undefined && !unit ? [timeKey(minutes)] : []),
    ],
    amount: scaled[0],
    expected: isFine ? undefined : expectedText(amount, written, expected, format),
    isDoubtful: values.length > 1 && !isFine,
  }
}

type Half = 'am' | 'pm' | undefined

/** The half of the day that a time says itself, or the words around an hour: *’s avonds 8 uur*. */
function halfOf({ index, end, unit, scale }: Amount, text: string, format: LanguageFormat): Half {
  if (unit?.type === 'time' && unit.half) return unit.half
  const isHour = !unit || unit.type === 'time' || (unit.type === 'duration' && unit.isClock)
  return isHour && scale === 1 ? halfAround(text, index, end, format) : undefined
}

/** The half of the day that words right before or right after a time say. */
export function halfAround(text: string, index: number, end: number, format: LanguageFormat): Half {
  const { am, pm } = compileHalves(format)
  const around = `${text.slice(Math.max(0, index - 24), index)}|${text.slice(end, end + 24)}`
  return am.test(around) ? 'am' : pm.test(around) ? 'pm' : undefined
}

const compileHalves = memoize(({ words: { halves } }: LanguageFormat) => {
  const half = (words: string) =>
    new RegExp(`(?<!\\p{L})(?:${words})\\s+\\||\\|\\s+(?:${words})(?!\\p{L})`, 'iu')
  return { am: half(halves.am), pm: half(halves.pm) }
})

/** Parses a time: 9.30, and 9 with a unit of time or a half of the day. */
function minutesOf({ number, unit }: Amount, half: Half): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})(?:[.:]([0-5]\d))?$/.exec(String(number)) ?? []
  const isTime = minutes !== undefined || half !== undefined || unit?.type === 'time'
  if (!isTime || Number(hours) > 24) return undefined
  return Number(hours) * 60 + Number(minutes ?? 0)
}

const noon = 12 * 60

function timeOf(
  minutes: number,
  half: Half,
  { unit, isInherited }: Amount,
  { words }: LanguageFormat,
) {
  const late = (minutes % noon) + noon
  const early = half === 'am' ? minutes % noon : minutes
  const isOpen = isInherited || (half === undefined && !words.halfDays && minutes < noon)
  const keys =
    half === 'pm' && !isInherited ? [late] : isOpen && half !== 'am' ? [early, late] : [early]
  return {
    kind: 'time' as const,
    keys: keys.map(timeKey),
    amount: minutes % 60 === 0 ? minutes / 60 : undefined,
    isDoubtful: unit?.type === 'time' && unit.half !== undefined && !words.halfDays,
  }
}

function keysOf(value: number, { unit, isInherited }: Amount): readonly string[] {
  if (!unit) return [`number:${value}`]
  if (unit.type === 'money') return [`money:${unit.currency}:${value}`]
  if (unit.type === 'measure') return [measureKey(value, unit.symbol)]
  if (unit.type !== 'duration') return [`${unit.type}:${value}`]

  const duration = durationKey(value, unit.unit)
  if (!unit.isClock || !Number.isInteger(value) || value > 24) return [duration]
  const late = value < 12 || isInherited ? [timeKey(60 * value + noon)] : []
  return [duration, timeKey(60 * value), ...late]
}

/** The correct notation of an amount. undefined if the notation is correct. */
function expectedText(
  { number, unit, ending = '' }: Amount,
  written: string,
  digits: string | undefined,
  { words }: LanguageFormat,
): string | undefined {
  const isRounded = ending !== '' && unit?.type === 'money' && !words.roundedMoney
  if (digits === undefined && !isRounded) return undefined
  const text = isRounded ? written.replace(ending, '') : written
  return digits === undefined ? text : text.replace(String(number), digits)
}

const wordBefore = /(?:^|(.))\s*(?<![\p{L}\d])(\p{L}[\p{L}\d.]*)[\s\u00A0-]+$/u

/** Whether a name or the word for a version or a section precedes the number: 2.2 in WCAG 2.2. */
function isVersion(text: string, index: number, { words }: LanguageFormat): boolean {
  const start = text.slice(Math.max(0, index - 40), index)
  const [, before, word = ''] = wordBefore.exec(start) ?? []
  const near = start.toLowerCase().split(/\s/).slice(-4)
  if (near.some((each) => words.version.includes(each))) return true
  if (words.sections.includes(word.toLowerCase()) || /\p{L}.*\p{Lu}/u.test(word)) return true
  return /^\p{Lu}/u.test(word) && before !== undefined && !/[.!?:\n•]/.test(before)
}

interface WrittenNumber {
  /** The possible values, most likely first. Empty for a version such as 1.2.3. */
  readonly values: readonly number[]
  /** The number in the notation of the language, if it is written in another notation. */
  readonly expected?: string
}

/** Parses a number in the notation of the language, such as `1.199,50`. Money never has three decimals. */
function readNumber(
  written: string,
  { decimal, group }: Pick<LanguageFormat, 'decimal' | 'group'>,
  isMoney: boolean,
): WrittenNumber {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '')
  if (/^\d+$/.test(digits)) return { values: [Number(digits)] }

  const own = parse(digits, decimal, group)
  const other = parse(digits, decimal === '.' ? ',' : '.', decimal)
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === decimal ? group : decimal))
  const shown = group === '.' || group === ',' ? swapped : digits

  if (own === undefined)
    return other === undefined ? { values: [] } : { values: [other], expected: shown }
  const isOpen = other !== undefined && other !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  if (!isOpen || digits[digits.search(/[.,]/)] !== decimal) return { values: [own] }
  return isMoney ? { values: [other], expected: shown } : { values: [own, other] }
}

function parse(digits: string, decimal: string, group: string): number | undefined {
  const [whole = '', fraction = '0', ...more] = digits.split(decimal)
  const isGrouped = /^\d+$/.test(whole) || isInThousands(whole.split(group))
  if (more.length > 0 || !/^\d*$/.test(fraction) || !isGrouped) return undefined
  return Number(`${whole.replaceAll(group, '')}.${fraction}`)
}

const isInThousands = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
