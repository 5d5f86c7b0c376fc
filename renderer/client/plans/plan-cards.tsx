import type { Plan } from '#site/types.ts'
import { ActionLink, Media, MiniWall, RichText, useWords, WallArt } from '../kit.ts'
import type { PlansProps } from './by-plan.tsx'

/** The plans side by side, each a card that leads to its page. */
export function PlanCards({ section, catalog: { plans } }: PlansProps) {
  return (
    <div className="wrap">
      <div className="plan-cards-row">
        {plans.map((plan) => (
          <PlanCard key={plan.id} section={section} plan={plan} />
        ))}
      </div>
      {section.caption && (
        <p className="plan-cards-caption small muted drawing">{section.caption}</p>
      )}
    </div>
  )
}

/** A card with the essentials of a plan, and a picture or its wall. The whole card links to the plan's page. */
function PlanCard({ section, plan }: Pick<PlansProps, 'section'> & { readonly plan: Plan }) {
  const { note, pictures } = section
  const words = useWords()
  const { name, tagline, bullets, button, href, wall, size, popular } = plan
  const media = pictures?.find((picture) => picture.plan === plan.id)?.media

  return (
    <article className={popular ? 'plan-card panel' : 'plan-card'}>
      {media ? (
        <div className="plan-card-picture drawing">
          <Media media={media} />
        </div>
      ) : (
        wall && <WallArt wall={wall} />
      )}
      <div className="plan-card-name cluster">
        {media && <MiniWall size={size} />}
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
