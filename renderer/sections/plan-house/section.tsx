import { ActionLinks, PlanPrice, RichBox, type SectionProps, Tile } from 'diptych/kit'
import type { ChangeEventHandler } from 'react'
import type { PlanHouseSection, RoomScreen as Screen } from '#site/types.ts'
import { useSaid } from '../_shared/use-said.ts'

/** The number of the room that is open at first: the schema says the third. */
const first = 3

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
          <RichBox className="plan-lead lead" nodes={lead} />
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

interface HouseProps {
  readonly house: PlanHouseSection
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

/** A canal house in section. Each room is a radio; the style sheet lights the chosen one. */
function House({ house: { id, legend, roof, rooms, door, cellar }, onChange }: HouseProps) {
  const floors = floorsOf(rooms)

  return (
    <div className="house-art drawing">
      <fieldset className="house">
        <legend className="visually-hidden">{legend}</legend>
        <Tile name={roof} className="house-roof" />
        {floors.map((floor, down) => (
          <div key={floor[0]?.number} className="house-floor even">
            {floor.map(({ number, room }) => (
              <label key={room.id} className="room over">
                <input
                  type="radio"
                  name={`${id}-room`}
                  value={number}
                  defaultChecked={number === first}
                  onChange={onChange}
                />
                <Tile name={room.tile} />
                <span>
                  <b className="number">{number}</b> {room.title}
                </span>
              </label>
            ))}
            {down === floors.length - 1 && (
              <div className="room house-door">
                <Tile name={door} />
              </div>
            )}
          </div>
        ))}
        <div className="house-cellar">
          <Tile name={cellar.tile} />
          {cellar.text}
        </div>
      </fieldset>
    </div>
  )
}

/** From the attic down, with the rooms of each floor: one in the attic, then two, and one beside the door. */
function floorsOf(rooms: PlanHouseSection['rooms']) {
  const downwards = rooms.map((room, place) => ({ room, number: place + 1 })).toReversed()
  return Array.from({ length: downwards.length / 2 + 1 }, (_, floor) =>
    downwards.slice(Math.max(0, 2 * floor - 1), 2 * floor + 1),
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
