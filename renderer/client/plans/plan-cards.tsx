import { Media } from '../ui/media.tsx'
import { PlanCard } from './plan-card.tsx'
import type { PlansProps } from './plans-props.ts'

/** The plans side by side, each a card that leads to its page. */
export function PlanCards({
  section: { note, pictures = [], caption },
  catalog: { plans },
}: PlansProps) {
  const pictureOf = (id: string) => {
    const picture = pictures.find(({ plan }) => plan === id)
    return picture && <Media media={picture.media} />
  }

  return (
    <div className="wrap">
      <div className="plan-cards-row">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} note={note} picture={pictureOf(plan.id)} />
        ))}
      </div>
      {caption && <p className="plan-cards-caption small muted drawing">{caption}</p>}
    </div>
  )
}
