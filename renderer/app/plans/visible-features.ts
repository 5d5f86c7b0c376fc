import type { Catalog, Feature, Plan } from '#site/types.ts'

/** The features to list for a plan: all it includes, without those that another of them replaces. */
export function visibleFeatures(catalog: Catalog, plan: string): readonly Feature[] {
  const included = catalog.features.filter((feature) => includes(feature, plan, catalog.plans))
  const replaced = new Set(included.map(({ replaces }) => replaces))
  return included.filter(({ id }) => !replaced.has(id))
}

/** A plan includes what smaller plans do. `all` is the largest plan only; `custom` needs a value. */
export function includes(
  { included, customValues }: Feature,
  plan: string,
  plans: readonly Plan[],
): boolean {
  if (included === 'custom') return customValues?.[plan] !== undefined

  const rankOf = (wanted: string) => plans.findIndex(({ id }) => id === wanted)
  const smallest = included === 'all' ? plans.length - 1 : rankOf(included)
  return smallest >= 0 && rankOf(plan) >= smallest
}
