import { useSite } from '../site/site-state.tsx'

/** The name and the starting price of a plan, over a headline. */
export function PlanPrice({ plan: id }: { readonly plan: string | undefined }) {
  const plan = useSite().page.catalog?.plans.find((option) => option.id === id)
  return (
    plan && (
      <p className="plan-price number">
        {plan.name} {plan.from}
      </p>
    )
  )
}
