import type { TimeUnit } from '../../languages/vocabulary.ts'

/** The unit of a number. */
export type Unit =
  | { readonly type: 'money'; readonly currency: string }
  | { readonly type: 'percent' | 'times' | 'ordinal' }
  | { readonly type: 'duration'; readonly unit: TimeUnit; readonly isClock: boolean }
  /** A clock time. `half` is set if the text says am or pm. */
  | { readonly type: 'time'; readonly half?: 'am' | 'pm' }
  /** A length, area, weight or data size. */
  | { readonly type: 'measure'; readonly symbol: string }
  /** Letters attached to digits that are not a unit: 3D. */
  | { readonly type: 'name' }

/** A number in a text with the notation and unit around it. */
export interface Amount {
  readonly index: number
  readonly end: number
  /** The digits with their separators. For a number in words, its value. */
  readonly number: string | number
  readonly scale: number
  readonly unit?: Unit | undefined
  /** Whether the currency stands before the number. */
  readonly isPrefixed?: boolean
  /** Whether the unit comes from the other end of a range. */
  readonly isInherited?: boolean
  /** The offsets of the range that the number is an end of. */
  readonly span?: readonly [start: number, end: number]
  /** A suffix such as `,-`. */
  readonly ending?: string
  /** Whether it is the maximum of a score: 10 in *9.1 out of 10*. */
  readonly isHighest?: boolean
}

type FigureKind =
  | Unit['type']
  | 'date'
  | 'number'
  | 'decade'
  | 'version'
  /** A figure that is a part of a phrase, such as 24/7. */
  | 'idiom'

/** A figure in a text, parsed in the number format of the language. */
export interface Figure {
  readonly kind: FigureKind
  /** Language-independent values: `money:EUR:1199`. Two figures are equal if they share a key. */
  readonly keys: readonly string[]
  /** The number: 14 in *14 days*. */
  readonly amount?: number | undefined
  /** The text as written. For a fact, its formatted value. */
  readonly text: string
  readonly index: number
  /** The length in the text, in UTF-16 units. */
  readonly length: number
  /** The name of the fact that fills it in, such as `price.core`. */
  readonly fact?: string
  /** Whether a translation may leave it out: a lowest price, or a number that is filled in as a word. */
  readonly mayBeLeftOut?: boolean
  /** The correct notation, if the notation breaks the format of the language. */
  readonly expected?: string | undefined
  /** Whether the notation is ambiguous: 1.199 in English. */
  readonly isDoubtful?: boolean
  /** Whether it is the maximum of a score. A translation may leave it out. */
  readonly isHighest?: boolean
}

const currencies: Readonly<Record<string, string>> = {
  ...{ 'k€': 'EUR', '€': 'EUR', $: 'USD', '£': 'GBP' },
}

/** The ISO 4217 code of a sign, or of a code itself. */
export const currencyOfSign = (sign: string): string => currencies[sign] ?? sign

/** The dimension of each unit of time, and how many of its smallest unit it is. */
const durations: Readonly<Record<TimeUnit, readonly [dimension: string, size: number]>> = {
  millisecond: ['seconds', 0.001],
  second: ['seconds', 1],
  minute: ['seconds', 60],
  'quarter-hour': ['seconds', 900],
  hour: ['seconds', 3600],
  day: ['seconds', 86_400],
  workday: ['workdays', 1],
  week: ['seconds', 604_800],
  fortnight: ['seconds', 1_209_600],
  month: ['months', 1],
  quarter: ['months', 3],
  'half-year': ['months', 6],
  year: ['months', 12],
  decade: ['months', 120],
  century: ['months', 1200],
}

export const isTimeUnit = (unit: string | undefined): unit is TimeUnit =>
  unit !== undefined && Object.hasOwn(durations, unit)

/** A duration in the smallest unit of its dimension. Months, days and working days differ. */
export function magnitudeOf(amount: number, unit: TimeUnit): readonly [string, number] {
  const [dimension, size] = durations[unit]
  return [dimension, round(amount * size)]
}

/** The key of a duration. 14 days and 2 weeks have the same key. */
export const durationKey = (amount: number, unit: TimeUnit): string =>
  `duration:${magnitudeOf(amount, unit).join(':')}`

/** The same of symbols. */
const symbols: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  ...{ mg: ['mass', 1], g: ['mass', 1e3], kg: ['mass', 1e6], t: ['mass', 1e9] },
  ...{ mm: ['length', 1], cm: ['length', 10], m: ['length', 1e3], km: ['length', 1e6] },
  ...{ ml: ['volume', 1], cl: ['volume', 10], dl: ['volume', 100], l: ['volume', 1e3] },
}

/** The key of a length, weight or other measure. 1500 g and 1.5 kg have the same key. */
export function measureKey(amount: number, symbol: string): string {
  const [dimension, size] = symbols[symbol] ?? [symbol, 1]
  return `measure:${dimension}:${round(amount * size)}`
}

/** The key of a time, in minutes after midnight. */
export function timeKey(minutes: number): string {
  return `time:${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The key of a date. Zero stands for what it leaves out. */
export const dateKey = (day: number, month: number, year: number) => `date:${year}-${month}-${day}`

/** A value without what its computation adds to it: 0.30000000000000004. */
export const round = (value: number) => Number(value.toPrecision(12))
