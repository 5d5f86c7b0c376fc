/** One line of the report. */
export interface Measurement {
  readonly what: string
  readonly figure: string
  readonly target: string
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const milliseconds = (value: number) => `${value.toFixed(0)} ms`
export const bytes = (value: number) => `${value.toLocaleString('en-GB')} B`
