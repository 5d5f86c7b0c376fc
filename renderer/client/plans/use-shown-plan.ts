import { useState } from 'react'
import type { Catalog, Plan } from '#site/types.ts'
import { formOf, interpolate } from '../site/interpolate.ts'
import { useSite } from '../site/site-state.tsx'
import { useCrossfade } from './use-crossfade.ts'
import { visibleFeatures } from './visible-features.ts'

/** The plan that a visitor chose, the plan whose features are still shown while they fade, and what is said of it. */
export function useShownPlan(catalog: Catalog, initial: string) {
  const { language, words } = useSite().chrome
  const { chosen, shown, choose } = useCrossfade(initial)
  const [hasChosen, setHasChosen] = useState(false)

  const features = visibleFeatures(catalog, shown)
  const plan: Plan | undefined = catalog.plans.find(({ id }) => id === shown)
  const name = plan?.name ?? ''
  const isFading = chosen !== shown
  const count = features.length
  const summary = interpolate(formOf(words.featureCount, count, language), { plan: name, count })

  return {
    chosen,
    shown,
    plan,
    name,
    features,
    isFading,
    /** Read aloud after a choice. */
    announced: hasChosen && !isFading && summary,
    choose: (option: string) => {
      choose(option)
      setHasChosen(true)
    },
  }
}
