import type { GeneratedRubric } from '#site/types.ts'

/** Every total that some combination of answers gives, one answer to each question. */
export function totalsOf(rubrics: readonly GeneratedRubric[]): ReadonlySet<number> {
  let totals = new Set([0])
  for (const { scores } of rubrics) {
    const counts = new Set(Object.values(scores))
    totals = new Set([...totals].flatMap((total) => [...counts].map((count) => total + count)))
  }
  return totals
}
