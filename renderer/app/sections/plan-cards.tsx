import { PlanCard } from '../plans/plan-card.tsx'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'

export function PlanCards({ section }: SectionProps<'plan-cards'>) {
  const { id, heading, vat, pictures, caption } = section
  const plans = useSite().page.catalog?.plans ?? []

  return (
    <section id={id} className="plan-cards" aria-label={heading}>
      <div className="wrap">
        <div className="plan-cards-row">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              vat={vat}
              picture={pictures?.find((picture) => picture.plan === plan.id)}
            />
          ))}
        </div>
        {caption && <p className="plan-cards-caption small muted drawing">{caption}</p>}
      </div>
    </section>
  )
}
