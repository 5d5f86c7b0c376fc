import { Tile } from 'diptych/kit'
import type { RoomScreen as Screen } from '#site/types.ts'

/** What one sees in a room of the house. */
export function RoomScreen({ screen }: { readonly screen: Screen }) {
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
                <i className={`tenths-${length}`} />
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
