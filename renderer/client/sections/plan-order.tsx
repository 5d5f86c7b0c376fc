import type { PlanOrderSection } from '#site/types.ts'
import {
  ActionLinks,
  CountedFigure,
  interpolate,
  MoreLink,
  type SectionProps,
  Tile,
  unbroken,
  useCountUp,
  useSite,
} from '../kit.ts'
import { ByPlan, FeatureRows, namingPlan } from '../plans/by-plan.tsx'
import { PlanChoice } from '../plans/plan-choice.tsx'

/** A plan as an order on a sheet: what is in it, what it costs and how it is paid. */
export function PlanOrder({ section }: SectionProps<'plan-order'>) {
  const {
    id,
    heading,
    plan: first,
    tile,
    once,
    monthly,
    parts,
    ask,
    actions,
    more,
    action,
  } = section
  const { catalog } = useSite().page
  if (!catalog) return null
  const lacking = catalog.lacking?.[first]

  return (
    <section id={id} className="plan-order">
      <div className="wrap sidebar">
        <Figures statistics={section.statistics} />
        <div className="plan-sheet">
          <div className="plan-sheet-head">
            <Tile name={tile} />
            <h2 id={`${id}-heading`}>{namingPlan(heading, catalog.plans)}</h2>
          </div>
          <PlanChoice name={`${id}-plan`} plans={catalog.plans} first={first} />
          <ByPlan catalog={catalog} className="plan-sheet-list">
            {({ id: plan, price }, features) => (
              <>
                <table aria-labelledby={`${id}-heading`}>
                  <FeatureRows {...{ id, plan, features }} all={catalog.features} />
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
            <p className="small muted">{section.text}</p>
          </div>
          <div className="plan-sheet-action">
            <h3>{ask}</h3>
            <ActionLinks links={actions} />
          </div>
          {lacking && (
            <div className="plan-sheet-more">
              <p>{interpolate(more, { count: lacking })}</p>
              {action && <MoreLink link={action} />}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Figures({ statistics }: Pick<PlanOrderSection, 'statistics'>) {
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
