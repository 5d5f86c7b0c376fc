import type { ReactNode } from 'react'
import type { Catalog, Plan } from '#site/types.ts'

interface Props {
  readonly plans: Catalog['plans']
  readonly className?: string
  readonly children: (plan: Plan) => ReactNode
}

/** What is said of each plan. The style sheet shows that of the plan whose radio button is checked in the section. */
export function ByPlan({ plans, className = '', children }: Props) {
  return (
    <div className="plan-panels">
      {plans.map((plan, index) => (
        <div key={plan.id} className={`plan-panel ${className}`} data-plan={index + 1}>
          {children(plan)}
        </div>
      ))}
    </div>
  )
}

/** A text that names the plan which is chosen, at `{plan}`. */
export function namingPlan(text: string, plans: Catalog['plans']): ReactNode {
  const [before = '', ...rest] = text.split('{plan}')
  if (rest.length === 0) return text
  // One element: in a button a text and an element beside it would be two boxes.
  return (
    <span>
      {before}
      {plans.map(({ id, name }, index) => (
        <span key={id} data-plan={index + 1}>
          {name}
        </span>
      ))}
      {rest.join('{plan}')}
    </span>
  )
}

/** The prefix of ids in what is said of a plan. That of the plan which is chosen at first is known outside the page. */
export const idOfPlan = (id: string, plan: string, first: string) =>
  plan === first ? id : `${id}-${plan}`
