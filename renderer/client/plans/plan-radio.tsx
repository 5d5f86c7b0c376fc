import type { Plan } from '#site/types.ts'
import { MiniWall } from '../ui/mini-wall.tsx'

interface Props {
  /** Groups the radio buttons. */
  readonly name: string
  readonly plan: Plan
  readonly isChosen: boolean
  readonly onChoose: (plan: string) => void
}

/** A radio button for a plan: its wall, name and price. */
export function PlanRadio({ name, plan, isChosen, onChoose }: Props) {
  return (
    <label className="plan-radio">
      <input
        type="radio"
        name={name}
        value={plan.id}
        checked={isChosen}
        onChange={() => onChoose(plan.id)}
      />
      <MiniWall size={plan.size} />
      <span>
        {`${plan.name} `}
        <small>{plan.from}</small>
      </span>
    </label>
  )
}
