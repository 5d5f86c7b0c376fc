import type { Catalog, Feature, Plan } from '#site/types.ts'

/** The features to list for a plan: all included ones except those that another one replaces. */
export const visibleFeatures = (catalog: Catalog, plan: string): readonly Feature[] =>
  withoutReplaced(catalog, plan).filter((feature) => includes(feature, plan, catalog.plans))

/** All features except those that another feature of the plan replaces. */
export function withoutReplaced({ features, plans }: Catalog, plan: string): readonly Feature[] {
  const included = features.filter((feature) => includes(feature, plan, plans))
  const replaced = new Set(included.map(({ replaces }) => replaces))
  return features.filter(({ id }) => !replaced.has(id))
}

/** A plan includes the features of smaller plans. `all` means the largest plan only; `custom` needs a value. */
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
