import type { Catalog, PlansSection } from '#site/types.ts'

/** What a look of the plans draws. */
export interface PlansProps {
  readonly section: PlansSection
  readonly catalog: Catalog
  /** The plan that is shown, or chosen at first. */
  readonly plan: string
}
