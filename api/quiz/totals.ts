import type { GeneratedRubric } from '#site/types.ts'

/** The totals that answers can give, one answer to each question. */
export interface Totals {
  readonly lowest: number
  readonly highest: number
  /** Whether some answers lead to a total of the range, both ends included. */
  reach(range: { readonly min: number; readonly max: number }): boolean
}

/** Finds every total there is: bit n of the sum is set where n can be reached. */
export function totalsOf(rubrics: readonly GeneratedRubric[]): Totals {
  let sums = 1n
  for (const { scores } of rubrics) {
    let next = 0n
    for (const score of new Set(Object.values(scores))) next |= sums << BigInt(score)
    sums = next
  }
  const bits = sums.toString(2).split('').toReversed()

  return {
    lowest: bits.indexOf('1'),
    highest: bits.lastIndexOf('1'),
    reach: ({ min, max }) => bits.slice(min, max + 1).includes('1'),
  }
}
