import { House } from '../drawings/house.tsx'
import { PlanFacts } from '../plans/plan-facts.tsx'
import { PlanInvitation, PlanTitle } from '../plans/plan-opening.tsx'
import type { SectionProps } from '../site/section.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { RichText } from '../ui/rich-text.tsx'

export function PlanHouse({ section }: SectionProps<'plan-house'>) {
  const { id, facts, rooms, cellar, roomsHeading, link } = section

  return (
    <section id={id} className="plan-house">
      <div className="panel">
        <div className="wrap grid">
          <div className="plan-house-text plan-opening">
            <PlanTitle opening={section} />
            <PlanInvitation opening={section} />
            <PlanFacts facts={facts} />
          </div>
          <div className="plan-house-art drawing" aria-hidden="true">
            <House house={section} />
          </div>
        </div>
      </div>
      <div className="plan-house-rooms wrap">
        <h2>{roomsHeading}</h2>
        <ol>
          {Array.from(rooms.entries(), ([place, { id, text }]) => (
            <li key={id}>
              <span className="number" aria-hidden="true">
                {place + 1}
              </span>
              <p className="muted">
                <RichText nodes={text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="visually-hidden">
          <RichText nodes={cellar.text} />
        </p>
        {link && <MoreLink link={link} />}
      </div>
    </section>
  )
}
