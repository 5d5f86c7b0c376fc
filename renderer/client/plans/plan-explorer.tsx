import type { Feature } from '#site/types.ts'
import { unbroken } from '../site/unbroken.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { ByPlan, idOfPlan, namingPlan } from './by-plan.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { PlansProps } from './plans-props.ts'

/** The features of one plan at a time. */
export function PlanExplorer({ section: { id, heading, action }, catalog, plan }: PlansProps) {
  const { plans } = catalog

  return (
    <div className="wrap">
      <div className="plan-explorer-head cluster">
        <h2>{namingPlan(heading, plans)}</h2>
        <PlanChoice name={`${id}-plan`} plans={plans} first={plan} />
      </div>
      <ByPlan catalog={catalog} className="plan-explorer-list">
        {({ id: shown }, features) => (
          <Features
            id={idOfPlan(id, shown, plan)}
            plan={shown}
            isFirst={shown === plan}
            features={features}
          />
        )}
      </ByPlan>
      {action && (
        <p className="plan-explorer-link">
          <SiteLink className="more" href={action.to} end={<Icon name="arrow" />}>
            {namingPlan(action.label, plans)}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

interface FeaturesProps {
  /** Prefix of the panel ids, and the name by which one is open at a time. */
  readonly id: string
  readonly plan: string
  /** Whether the plan is chosen at first: no address names what is in another. */
  readonly isFirst: boolean
  readonly features: readonly Feature[]
}

/** A plan's features in two columns; one opens at a time, without moving the other column. */
function Features({ id, plan, isFirst, features }: FeaturesProps) {
  const middle = Math.ceil(features.length / 2)

  const toItem = (feature: Feature) => {
    const value = feature.customValues?.[plan]
    const head = (
      <>
        <h3>{unbroken(feature.text)}</h3>{' '}
        {value && <span className="disclosure-value">{unbroken(value)}</span>}
      </>
    )
    return (
      <li key={feature.id}>
        <Disclosure id={isFirst ? `${id}-${feature.id}` : undefined} group={id} head={head}>
          <div className="plan-explorer-description prose">
            <p>{feature.shortDescription}</p>
            <RichBlocks nodes={feature.longDescription} />
          </div>
        </Disclosure>
      </li>
    )
  }

  return (
    <>
      <ul>{features.slice(0, middle).map(toItem)}</ul>
      <ul>{features.slice(middle).map(toItem)}</ul>
    </>
  )
}
