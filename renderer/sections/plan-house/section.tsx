import { MoreLink, RichText, type SectionProps } from 'diptych/kit'
import { House } from '../_shared/drawings/house.tsx'
import { PlanFacts } from '../_shared/plan-facts.tsx'
import { PlanOpening } from '../_shared/plan-opening.tsx'

export function PlanHouse({ section }: SectionProps<'plan-house'>) {
  const { id, facts, rooms, cellar, roomsHeading, link } = section

  return (
    <section id={id} className="plan-house">
      <div className="panel">
        <div className="wrap grid">
          <div className="plan-house-text plan-opening">
            <PlanOpening opening={section} />
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
