import { type CSSProperties, useState } from 'react'
import { interpolate } from '../site/interpolate.ts'
import { useWords } from '../site/site-state.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PlanFeatures } from './plan-features.tsx'
import type { PlansProps } from './plans-props.ts'
import { useShownPlan } from './use-shown-plan.ts'

/** Custom properties are not among the properties React's types know. */
type RowsStyle = CSSProperties & { readonly '--rows': number; readonly '--rows-narrow': number }

/** The features of one plan at a time. */
export function PlanExplorer({ section: { id, heading, action }, catalog, plan }: PlansProps) {
  const words = useWords()
  const { chosen, shown, name, features, isFading, announced, choose } = useShownPlan(catalog, plan)

  // A shorter list keeps the height of the longest so far: content below must not jump.
  const [most, setMost] = useState(features.length)
  if (features.length > most) setMost(features.length)
  const room: RowsStyle | undefined =
    most > features.length ? { '--rows': Math.ceil(most / 2), '--rows-narrow': most } : undefined

  return (
    <div className="wrap">
      <div className="plan-explorer-head">
        <h2>{interpolate(heading, { plan: name })}</h2>
        <PlanChoice name={`${id}-plan`} plans={catalog.plans} chosen={chosen} onChoose={choose} />
      </div>
      <p className="visually-hidden" role="status">
        {announced}
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
