import type { Feature, Plan } from '#site/types.ts'
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts'
import { unbroken } from '../site/unbroken.ts'
import { Icon } from '../ui/icon.tsx'
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
  const panel = useHiddenUntilFound(!isOpen, onToggle)

  return (
    <tr>
      <th scope="row">
        <button
          className="disclosure-button"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{unbroken(feature.text)}</span> <Icon name="info" />
        </button>
        <div id={id} className="disclosure-panel" ref={panel} hidden={!isOpen}>
          <p className="small muted">{feature.tooltip}</p>
        </div>
      </th>
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
