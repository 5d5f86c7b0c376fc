import type { Catalog, Feature } from '#site/types.ts'
import { Icon, SiteLink, Tile, unbroken } from '../kit.ts'
import { ByPlan, FeatureRows, namingPlan, type PlansProps } from './by-plan.tsx'
import { PlanChoice } from './plan-choice.tsx'

/** The features of one plan at a time, in the groups of that plan. */
export function PlanGroups({ section, catalog, plan: first }: PlansProps) {
  const { id, heading, note, action } = section
  const { plans } = catalog

  return (
    <div className="wrap">
      <div className="plan-groups-head cluster">
        <h2 id={`${id}-heading`}>{namingPlan(heading, plans)}</h2>
        <PlanChoice name={`${id}-plan`} plans={plans} first={first} />
      </div>
      <ByPlan catalog={catalog}>
        {({ id: plan }, features) =>
          groupsOf(catalog, features).map(({ group, own }) => (
            <div key={group?.id} className="plan-group">
              <table aria-labelledby={group ? undefined : `${id}-heading`}>
                {group && (
                  <caption>
                    <span className="tiled">
                      {group.tile && <Tile name={group.tile} />}
                      {group.title}
                    </span>
                  </caption>
                )}
                <FeatureRows {...{ id, plan }} features={own} all={catalog.features} />
              </table>
            </div>
          ))
        }
      </ByPlan>
      {(note || action) && (
        <p className="plan-groups-foot cluster">
          {note && <span className="small muted">{unbroken(note)}</span>}{' '}
          {action && (
            <SiteLink className="more" href={action.to} end={<Icon name="arrow" />}>
              {namingPlan(action.label, plans)}
            </SiteLink>
          )}
        </p>
      )}
    </div>
  )
}

/** Each group with what is listed in it, if anything is. What is in no group stands last. */
function groupsOf({ groups }: Catalog, features: readonly Feature[]) {
  const known = new Map(groups.map((group) => [group.id, group]))
  const listed = Map.groupBy(features, ({ group = '' }) => known.get(group))
  return [...groups, undefined].flatMap((group) => {
    const own = listed.get(group)
    return own ? [{ group, own }] : []
  })
}
