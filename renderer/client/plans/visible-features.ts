import type { Catalog, Feature } from '#site/types.ts'

/** The features to list for a plan: all included ones except those that another one replaces. */
export const visibleFeatures = (catalog: Catalog, plan: string): readonly Feature[] =>
  withoutReplaced(catalog, plan).filter(({ plans }) => plans.includes(plan))

/** All features except those that another feature of the plan replaces. */
export function withoutReplaced({ features }: Catalog, plan: string): readonly Feature[] {
  const included = features.filter(({ plans }) => plans.includes(plan))
  const replaced = new Set(included.map(({ replaces }) => replaces))
  return features.filter(({ id }) => !replaced.has(id))
}
