import { ActionLinks, PlanPrice, RichBlocks, type SectionProps, Tile } from 'diptych/kit'
import type { RoomScreen as Screen } from '#site/types.ts'
import { House } from '../_shared/drawings/house/house.tsx'
import { useSaid } from '../_shared/use-said.ts'

/** How long a screen takes to open. The style sheet opens it in that time. */
const delay = 320

export function PlanHouse({ section }: SectionProps<'plan-house'>) {
  const { id, plan, heading, lead, action, jump, note, rooms } = section
  const { said, onChange } = useSaid(delay)
  const heard = rooms[Number(said) - 1]

  return (
    <section id={id} className="plan-house panel">
      <div className="wrap">
        <div className="plan-house-text plan-opening">
          <PlanPrice plan={plan} />
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="plan-lead lead">
            <RichBlocks nodes={lead} />
          </div>
          <ActionLinks links={[action, jump]} />
          {note && <p className="small muted">{note}</p>}
        </div>
        <House house={section} onChange={onChange} />
        <div className="house-screens">
          {rooms.map(({ id, title, text, screen }, place) => (
            <div key={id}>
              <h2>
                <span className="number">{place + 1}</span> {title}
              </h2>
              <p className="small muted">{text}</p>
              <RoomScreen screen={screen} />
            </div>
          ))}
        </div>
        <div className="visually-hidden" aria-live="polite">
          {heard && (
            <>
              <p>{heard.title}</p>
              <p>{heard.text}</p>
              <p>{heard.screen.title}</p>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** What one sees in a room of the house. */
function RoomScreen({ screen }: { readonly screen: Screen }) {
  const { title, rows = [], bars, note, button } = screen

  return (
    <div className="screen">
      <strong>{title}</strong>
      {rows.map(({ id, tile, title, text }) => (
        <div key={id} className="row">
          <Tile name={tile} />
          <span>
            {title}
            {text && <small>{text}</small>}
          </span>
        </div>
      ))}
      {bars && (
        <ul className="room-bars">
          {bars.map(({ id, label, value, length }) => (
            <li key={id}>
              <b>{label}</b>
              <small>{value}</small>
              <i>
                <i className={`columns-${length}`} />
              </i>
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
      {button && <em>{button}</em>}
    </div>
  )
}
