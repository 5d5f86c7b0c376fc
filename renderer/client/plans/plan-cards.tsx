import type { ReactNode } from 'react'
import type { Plan } from '#site/types.ts'
import { ActionLink, Media, MiniWall, RichText, useWords, WallArt } from '../kit.ts'
import type { PlansProps } from './by-plan.tsx'

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

interface CardProps {
  readonly plan: Plan
  /** The line under the price. */
  readonly note: string | undefined
  /** Stands in the place of the plan's wall. */
  readonly picture: ReactNode
}

/** A card with the essentials of a plan. The whole card links to the plan's page. */
function PlanCard({ plan, note, picture }: CardProps) {
  const words = useWords()
  const { name, tagline, bullets, button, href, wall, size, popular } = plan

  return (
    <article className={popular ? 'plan-card panel' : 'plan-card'}>
      {picture ? (
        <div className="plan-card-picture drawing">{picture}</div>
      ) : (
        wall && <WallArt wall={wall} />
      )}
      <div className="plan-card-name cluster">
        {picture && <MiniWall size={size} />}
        <h2>{name}</h2>
        {popular && <p className="plan-card-badge">{words.popular}</p>}
      </div>
      <p className="plan-card-tagline muted">{tagline}</p>
      <StartingPrice price={plan.price} />
      <p className="plan-card-note small muted">{note}</p>
      <ul>
        {Array.from(bullets.entries(), ([place, bullet]) => (
          <li key={place}>
            <RichText nodes={bullet} />
          </li>
        ))}
      </ul>
      <ActionLink link={{ label: button, to: href }} variant={popular ? 'accent' : 'outline'} />
    </article>
  )
}

/** A starting price with the amount as a large figure, in the word order of the language. */
function StartingPrice({ price }: { readonly price: string }) {
  const [before, after] = useWords().from.split('{price}')

  return (
    <p className="plan-card-price cluster">
      {before && <span className="muted">{before}</span>}
      <span className="figure">{price}</span>
      {after && <span className="muted">{after}</span>}
    </p>
  )
}
