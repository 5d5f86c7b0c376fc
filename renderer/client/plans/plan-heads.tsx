import type { ReactNode } from 'react'
import type { Plan } from '#site/types.ts'
import { useWords } from '../site/site-state.tsx'
import { PlanRadio } from './plan-radio.tsx'

interface Props {
  /** Groups the radio buttons. */
  readonly name: string
  readonly plans: readonly Plan[]
  readonly chosen: string
  readonly onChoose: (plan: string) => void
  /** What stands above the names of the rows. */
  readonly children?: ReactNode
}

/** The head of a table with a column for each plan, of which one is chosen. */
export function PlanHeads({ name, plans, chosen, onChoose, children }: Props) {
  const words = useWords()

  return (
    <thead>
      <tr>
        <th scope="row">
          <span className="visually-hidden">{words.plan}</span>
          {children}
        </th>
        {plans.map((plan) => (
          <th
            key={plan.id}
            scope="col"
            className={plan.id === chosen ? 'plan-table-chosen' : undefined}
          >
            <PlanRadio {...{ name, plan, onChoose }} isChosen={plan.id === chosen} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
