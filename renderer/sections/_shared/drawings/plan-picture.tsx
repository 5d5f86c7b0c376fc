import { TileRow } from 'diptych/kit'
import type { PlanPictureSection } from '#site/types.ts'

interface Props {
  readonly picture: PlanPictureSection
}

/** A small picture of what a plan makes. Its words also stand on the plan's page. */
export function DrawnPlan({ picture: { kind, tint, parts } }: Props) {
  return (
    <div className="plan-picture drawing" data-drawing={kind} aria-hidden="true">
      <div className={`${kind}-picture${tint ? ` tint tint-${tint}` : ''}`}>
        {parts.map(({ id, title, tiles, text }) => (
          <div key={id}>
            {title && <b>{title}</b>}
            {tiles && <TileRow tiles={tiles} />}
            {text && <span>{text}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
