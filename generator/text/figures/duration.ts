import type { TimeUnit } from '../../languages/language.ts'

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

const of = (table: Readonly<Record<string, number>>, unit: string) => table[unit] ?? 1

const round = (value: number) => Number(value.toPrecision(12))
