import { counts, measures } from './amounts.ts'
import { decades } from './decades.ts'
import { durations } from './durations.ts'
import { spelled } from './numbers.ts'
import type { Value } from './phrases.ts'
import { fractions, halves, ratios, shares } from './shares.ts'
import { times } from './times.ts'

/** Values of each dimension: two of one dimension differ. */
export const dimensions: Readonly<Record<string, readonly Value[]>> = {
  fractions: [...fractions, halves],
  ratios,
  shares,
  counts,
  spelled,
  durations,
  times,
  measures,
  decades,
}
