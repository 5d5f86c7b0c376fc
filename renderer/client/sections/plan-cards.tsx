import { PlanPicture } from '../drawings/pictures/plan-picture.tsx'
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
          {plans.map((plan) => {
            const picture = pictures?.find((each) => each.plan === plan.id)
            const drawn = picture && <PlanPicture picture={picture} />
            return <PlanCard key={plan.id} plan={plan} vat={vat} picture={drawn} />
          })}
        </div>
        {caption && <p className="plan-cards-caption small muted drawing">{caption}</p>}
      </div>
    </section>
  )
}
