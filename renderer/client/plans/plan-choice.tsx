import type { Plan } from '#site/types.ts'
import { useWords } from '../site/site-state.tsx'
import { PlanRadio } from './plan-radio.tsx'

interface Props {
  /** Groups the radio buttons; each choice on a page has its own. */
  readonly name: string
  readonly plans: readonly Plan[]
  readonly chosen: string
  readonly onChoose: (plan: string) => void
}

/** The plans side by side, of which one is chosen. */
export function PlanChoice({ name, plans, chosen, onChoose }: Props) {
  const words = useWords()

  return (
    <div className="plan-choice" role="radiogroup" aria-label={words.plan}>
      {plans.map((plan) => (
        <PlanRadio key={plan.id} {...{ name, plan, onChoose }} isChosen={plan.id === chosen} />
      ))}
    </div>
  )
}
