import type { Catalog, Feature } from '#site/types.ts'

/** The features to list for a plan: all included ones except those that another one replaces. */
export const visibleFeatures = ({ features }: Catalog, plan: string): readonly Feature[] =>
  features.filter(
    (feature) => feature.plans.includes(plan) && !successorIn(features, plan, feature),
  )

/** The feature of a plan that stands in the place of another: the last where several follow one another. */
export function successorIn(
  features: readonly Feature[],
  plan: string,
  { id }: Feature,
): Feature | undefined {
  const next = features.find((each) => each.replaces === id && each.plans.includes(plan))
  return next && (successorIn(features, plan, next) ?? next)
}
