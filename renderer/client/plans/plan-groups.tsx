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

/** Each group in a row: its name, and beside it what is in it. */
function Groups({ id, headingId, catalog, plan, name, head, features }: GroupsProps) {
  const groups = catalog.groups?.[plan]
  const rows = { id, plan, all: catalog.features }
  const heads = <FeatureHeads head={head} name={name} />
  if (!groups)
    return (
      <div className="plan-group">
        <table aria-labelledby={headingId}>
          {heads}
          <FeatureRows {...rows} features={features} />
        </table>
      </div>
    )

  return groups.map(({ id: group, title, tile, features: listed }) => (
    <div key={group} className="plan-group">
      <table>
        <caption>
          <span className="tiled">
            {tile && <Tile name={tile} />}
            {title}
          </span>
        </caption>
        {heads}
        <FeatureRows
          {...rows}
          features={listed.flatMap((each) => features.find((one) => one.id === each) ?? [])}
        />
      </table>
    </div>
  ))
}
