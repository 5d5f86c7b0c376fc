import type { Feature, Plan } from '#site/types.ts'
import { FeatureName } from './feature-name.tsx'
import { PlanValue } from './plan-value.tsx'
import { successorIn } from './visible-features.ts'

interface Props {
  /** The id of the panel. */
  readonly id: string
  readonly feature: Feature
  /** All features, one of which may stand in the place of this one. */
  readonly features: readonly Feature[]
  readonly plans: readonly Plan[]
  readonly chosen: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One feature in all plans; its name opens an explanation. */
export function FeatureRow({ id, feature, features, plans, chosen, isOpen, onToggle }: Props) {
  return (
    <tr>
      <FeatureName id={id} text={feature.text} icon="info" isOpen={isOpen} onToggle={onToggle}>
        <p className="small muted">{feature.tooltip}</p>
      </FeatureName>
      {plans.map((plan) => (
        <td key={plan.id} className={plan.id === chosen ? 'plan-table-chosen' : undefined}>
          <PlanValue
            feature={feature}
            plan={plan.id}
            successor={successorIn(features, plan.id, feature)}
          />
        </td>
      ))}
    </tr>
  )
}
