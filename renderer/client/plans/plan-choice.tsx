import type { Catalog, Plan } from '#site/types.ts'
import { MiniWall, useWords } from '../kit.ts'

interface Props {
  /** Groups the radio buttons; each choice on a page has its own. */
  readonly name: string
  readonly plans: Catalog['plans']
  /** The id of the plan that is chosen at first. */
  readonly first: string
}

/** The plans side by side, of which one is chosen. */
export function PlanChoice({ name, plans, first }: Props) {
  const words = useWords()

  return (
    <div className="plan-choice choices even" role="radiogroup" aria-label={words.plan}>
      {plans.map((plan, index) => (
        <PlanRadio
          key={plan.id}
          {...{ name, plan }}
          place={index + 1}
          isFirst={plan.id === first}
        />
      ))}
    </div>
  )
}

interface RadioProps {
  readonly name: string
  readonly plan: Plan
  /** Its place among the plans, by which style sheets show what belongs to it. */
  readonly place: number
  readonly isFirst: boolean
}

/** A radio button for a plan: its wall, name and price. React leaves alone what is chosen. */
export function PlanRadio({ name, plan, place, isFirst }: RadioProps) {
  return (
    <label className="plan-radio over">
      <input
        type="radio"
        name={name}
        value={plan.id}
        defaultChecked={isFirst}
        data-choice={place}
        autoComplete="off"
      />
      <MiniWall size={plan.size} />
      <span>
        {`${plan.name} `}
        <small>{plan.from}</small>
      </span>
    </label>
  )
}
