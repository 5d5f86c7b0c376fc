import { type CSSProperties, useState } from 'react'
import { formOf, interpolate } from '../site/interpolate.ts'
import { useSite } from '../site/site-state.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PlanFeatures } from './plan-features.tsx'
import type { PlansProps } from './plans-props.ts'
import { useCrossfade } from './use-crossfade.ts'
import { visibleFeatures } from './visible-features.ts'

/** Custom properties are not among the properties React's types know. */
type RowsStyle = CSSProperties & { readonly '--rows': number; readonly '--rows-narrow': number }

/** The features of one plan at a time. */
export function PlanExplorer({ section: { id, heading, action }, catalog, plan }: PlansProps) {
  const { language, words } = useSite().chrome
  const { chosen, shown, choose } = useCrossfade(plan)
  const [hasChosen, setHasChosen] = useState(false)

  const features = visibleFeatures(catalog, shown)
  const name = catalog.plans.find((option) => option.id === shown)?.name ?? ''
  const isFading = chosen !== shown

  // A shorter list keeps the height of the longest so far: content below must not jump.
  const [most, setMost] = useState(features.length)
  if (features.length > most) setMost(features.length)
  const room: RowsStyle | undefined =
    most > features.length ? { '--rows': Math.ceil(most / 2), '--rows-narrow': most } : undefined

  const count = features.length
  const form = formOf(words.featureCount, count, language)
  const summary = interpolate(form, { plan: name, count })

  return (
    <div className="wrap">
      <div className="plan-explorer-head">
        <h2>{interpolate(heading, { plan: name })}</h2>
        <PlanChoice
          name={`${id}-plan`}
          plans={catalog.plans}
          chosen={chosen}
          onChoose={(option) => {
            choose(option)
            setHasChosen(true)
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {hasChosen && !isFading && summary}
      </p>
      <div className="plan-explorer-list" style={room} inert={isFading}>
        {features.length > 0 ? (
          <PlanFeatures key={shown} id={id} plan={shown} features={features} />
        ) : (
          <p className="muted">{interpolate(words.noFeatures, { plan: name })}</p>
        )}
      </div>
      {action && (
        <p className="plan-explorer-link">
          <MoreLink link={{ ...action, label: interpolate(action.label, { plan: name }) }} />
        </p>
      )}
    </div>
  )
}
