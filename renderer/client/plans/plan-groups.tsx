import type { Feature } from '#site/types.ts'
import { useAccordion } from '../hooks/use-accordion.ts'
import { interpolate } from '../site/interpolate.ts'
import { useWords } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { MoreLink } from '../ui/more-link.tsx'
import { Tile } from '../ui/tile.tsx'
import { FeatureRows } from './feature-rows.tsx'
import { PlanChoice } from './plan-choice.tsx'
import type { PlansProps } from './plans-props.ts'
import { useKeptHeight } from './use-kept-height.ts'
import { useShownPlan } from './use-shown-plan.ts'

/** The features of one plan at a time, in the groups of that plan. */
export function PlanGroups({ section, catalog, plan }: PlansProps) {
  const { id, heading, note, action } = section
  const words = useWords()
  const { list, style, keep } = useKeptHeight()
  const { chosen, shown, name, features, isFading, announced, choose } = useShownPlan(catalog, plan)

  return (
    <div className="wrap">
      <div className="plan-groups-head">
        <h2 id={`${id}-heading`}>{interpolate(heading, { plan: name })}</h2>
        <PlanChoice
          name={`${id}-plan`}
          plans={catalog.plans}
          chosen={chosen}
          onChoose={(option) => {
            keep()
            choose(option)
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className="plan-groups-list" ref={list} style={style} inert={isFading}>
        {features.length > 0 ? (
          <Groups key={shown} {...{ section, catalog, plan: shown, name, features }} />
        ) : (
          <p className="muted">{interpolate(words.noFeatures, { plan: name })}</p>
        )}
      </div>
      {(note || action) && (
        <p className="plan-groups-foot">
          {note && <span className="small muted">{unbroken(note)}</span>}{' '}
          {action && (
            <MoreLink link={{ ...action, label: interpolate(action.label, { plan: name }) }} />
          )}
        </p>
      )}
    </div>
  )
}

interface GroupsProps extends PlansProps {
  readonly name: string
  readonly features: readonly Feature[]
}

/** Groups with tiles stand one above the other, as floors; those without side by side. */
function Groups({ section: { id, feature: head }, catalog, plan, name, features }: GroupsProps) {
  const { openId, toggle } = useAccordion()
  const groups = catalog.groups?.[plan]
  const rows = { id, plan, all: catalog.features, openId, onToggle: toggle }
  const heads = (
    <thead className="visually-hidden">
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{name}</th>
      </tr>
    </thead>
  )
  if (!groups)
    return (
      <table className="plan-group" aria-labelledby={`${id}-heading`}>
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
                <span className="plan-group-number number" aria-hidden="true">
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
