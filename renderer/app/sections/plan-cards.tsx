import { PlanCard } from '../plans/plan-card.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function PlanCards({ section: { id, heading, vat } }: SectionProps<'plan-cards'>) {
  const plans = useSite().page.catalog?.plans ?? []

  return (
    <section id={id} className="plan-cards" aria-label={heading}>
      <div className="wrap">
        <div className="plan-cards-row">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} vat={vat} />
          ))}
        </div>
      </div>
    </section>
  )
}
