import type { TimeUnit } from '../../languages/vocabulary.ts'

const seconds = {
  millisecond: 0.001,
  second: 1,
  minute: 60,
  'quarter-hour': 900,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  fortnight: 1_209_600,
} as const satisfies Partial<Record<TimeUnit, number>>

const months = {
  month: 1,
  quarter: 3,
  'half-year': 6,
  year: 12,
  decade: 120,
  century: 1200,
} as const

/**
 * The key of a duration. 14 days and 2 weeks have the same key. Months, days and working days
 * differ.
 */
export function durationKey(amount: number, unit: TimeUnit): string {
  if (unit === 'workday') return `duration:workdays:${round(amount)}`
  if (unit in months) return `duration:months:${round(amount * of(months, unit))}`
  return `duration:seconds:${round(amount * of(seconds, unit))}`
}

/** The dimension of each symbol, and how many of its smallest unit it is. */
const symbols: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  mg: ['mass', 1],
  g: ['mass', 1e3],
  kg: ['mass', 1e6],
  t: ['mass', 1e9],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1e3],
  km: ['length', 1e6],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1e3],
}

/** The key of a length, weight or other measure. 1500 g and 1.5 kg have the same key. */
export function measureKey(amount: number, symbol: string): string {
  const [dimension, size] = symbols[symbol] ?? [symbol, 1]
  return `measure:${dimension}:${round(amount * size)}`
}

const of = (table: Readonly<Record<string, number>>, unit: string) => table[unit] ?? 1

const round = (value: number) => Number(value.toPrecision(12))
