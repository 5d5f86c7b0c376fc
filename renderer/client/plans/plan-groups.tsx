import type { Feature } from '#site/types.ts'
import { unbroken } from '../site/unbroken.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Tile } from '../ui/tile.tsx'
import { ByPlan, idOfPlan, namingPlan } from './by-plan.tsx'
import { FeatureHeads, FeatureRows } from './feature-rows.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { PlansProps } from './plans-props.ts'

/** The features of one plan at a time, in the groups of that plan. */
export function PlanGroups({ section, catalog, plan: first }: PlansProps) {
  const { id, heading, note, action, feature: head } = section
  const { plans } = catalog

  return (
    <div className="wrap">
      <div className="plan-groups-head cluster">
        <h2 id={`${id}-heading`}>{namingPlan(heading, plans)}</h2>
        <PlanChoice name={`${id}-plan`} plans={plans} first={first} />
      </div>
      <ByPlan catalog={catalog}>
        {({ id: plan, name }, features) => (
          <Groups
            {...{ catalog, plan, name, head, features }}
            id={idOfPlan(id, plan, first)}
            headingId={`${id}-heading`}
          />
        )}
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

interface GroupsProps extends Pick<PlansProps, 'catalog' | 'plan'> {
  readonly id: string
  readonly headingId: string
  readonly name: string
  readonly features: readonly Feature[]
  /** The head of the column with the features. */
  readonly head: string | undefined
}

/** Groups with tiles stand one above the other, as floors; those without side by side. */
function Groups({ id, headingId, catalog, plan, name, head, features }: GroupsProps) {
  const groups = catalog.groups?.[plan]
  const rows = { id, plan, all: catalog.features }
  const heads = <FeatureHeads head={head} name={name} />
  if (!groups)
    return (
      <table className="plan-group" aria-labelledby={headingId}>
        {heads}
        <FeatureRows {...rows} features={features} />
      </table>
    )

  const isFloors = groups.some(({ tile }) => tile !== undefined)
  return (
    <div className={isFloors ? 'plan-floors' : 'plan-columns'}>
      {groups.map(({ id: group, title, tile, features: listed }, index) => (
        <div key={group} className="plan-group">
          {tile && <Tile name={tile} />}
          <table>
            <caption>
              {!isFloors && (
                <span className="plan-group-number number square" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {title}
            </caption>
            {heads}
            <FeatureRows
              {...rows}
              features={listed.flatMap((each) => features.find((one) => one.id === each) ?? [])}
            />
          </table>
        </div>
      ))}
    </div>
  )
}
