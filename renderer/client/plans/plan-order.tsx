import type { PlanOrder as Order } from '#site/types.ts'
import { useCountUp } from '../hooks/use-count-up.ts'
import { interpolate } from '../site/interpolate.ts'
import { useSite } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { CountedFigure } from '../ui/counted-figure.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Tile } from '../ui/tile.tsx'
import { ByPlan, namingPlan, type PlansProps } from './by-plan.tsx'
import { FeatureRows } from './feature-rows.tsx'
import { PlanChoice } from './plan-choice.tsx'

/** A plan as an order on a sheet: what is in it, what it costs and how it is paid. */
export function PlanOrder({ section, catalog, plan: own }: PlansProps) {
  const { id, heading, order, action } = section
  if (!order) return null
  const { plans } = catalog
  const { tile, once, monthly, ask, actions, more } = order
  const lacking = catalog.lacking?.[own]

  return (
    <div className="wrap sidebar">
      <Figures statistics={order.statistics} />
      <div className="plan-sheet">
        <div className="plan-sheet-head">
          <Tile name={tile} />
          <h2 id={`${id}-heading`}>{namingPlan(heading, plans)}</h2>
        </div>
        <PlanChoice name={`${id}-plan`} plans={plans} first={own} />
        <ByPlan catalog={catalog} className="plan-sheet-list">
          {({ id: plan, price }, features) => (
            <>
              <table aria-labelledby={`${id}-heading`}>
                <FeatureRows
                  {...{ id, plan, features }}
                  isFirst={plan === own}
                  all={catalog.features}
                />
              </table>
              <dl>
                <div>
                  <dt>{once}</dt>
                  <dd className="number">{price}</dd>
                </div>
                <div>
                  <dt>{monthly.term}</dt>
                  <dd className="number">{monthly.value}</dd>
                </div>
              </dl>
            </>
          )}
        </ByPlan>
        <Payment order={order} />
        <div className="plan-sheet-action">
          <h3>{ask}</h3>
          <div className="buttons">
            {Array.from(actions.entries(), ([place, link]) => (
              <ActionLink key={place} link={link} variant={place === 0 ? 'accent' : 'outline'} />
            ))}
          </div>
        </div>
        {lacking && (
          <div className="plan-sheet-more">
            <p>{interpolate(more, { count: lacking })}</p>
            {action && <MoreLink link={action} />}
          </div>
        )}
      </div>
    </div>
  )
}

function Figures({ statistics }: Pick<Order, 'statistics'>) {
  const list = useCountUp()
  const figures = useSite().page.statistics?.[statistics]?.figures ?? []

  return (
    <ul className="plan-order-figures" ref={list}>
      {figures.map(({ id, value, description, label }) => (
        <li key={id}>
          <CountedFigure value={value} />
          <p>{unbroken(description ?? label)}</p>
        </li>
      ))}
    </ul>
  )
}

function Payment({ order: { parts, text } }: { readonly order: Order }) {
  return (
    <div className="plan-sheet-payment">
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <span className="plan-sheet-tiles">
              {Array.from(part.tiles.entries(), ([place, tile]) => (
                <Tile key={place} name={tile} />
              ))}
            </span>
            <p className="small">
              <b className="number">{part.value}</b> {part.text}
            </p>
          </li>
        ))}
      </ul>
      <p className="small muted">{text}</p>
    </div>
  )
}
