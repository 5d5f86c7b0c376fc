import { RichText, Tile, TileRow, useMoving } from 'diptych/kit'
import type { PlanHouseSection, Room } from '#site/types.ts'

/** How many cells a row of tiles in a room has. */
const roomWidth = 4

/** How many tiles of the floor lie side by side. */
const floorWidth = 12

interface Props {
  readonly house: Pick<PlanHouseSection, 'roof' | 'rooms' | 'door' | 'cellar' | 'floor'>
}

/** A canal house in section. A picture: the rooms also stand in words. */
export function House({ house: { roof, rooms, door, cellar, floor } }: Props) {
  const numbered = Array.from(rooms.entries(), ([place, room]) => ({ room, number: place + 1 }))
  const [ground, ...upper] = numbered
  const attic = upper.pop()
  const drawing = useMoving('house')

  return (
    <div className="house" data-drawing="house" ref={drawing}>
      <Tile name={roof} className="house-roof" />
      {attic && (
        <div className="house-attic">
          <DrawnRoom {...attic} />
        </div>
      )}
      <div className="house-floors">
        {upper.toReversed().map((each) => (
          <DrawnRoom key={each.room.id} {...each} />
        ))}
        {ground && <DrawnRoom {...ground} />}
        <div className="house-door">
          <Tile name={door.tile} />
          <span>
            {door.fields.map((field) => (
              <i key={field}>{field}</i>
            ))}
            <b>{door.button}</b>
          </span>
        </div>
      </div>
      <div className="house-cellar">
        <Tile name={cellar.tile} />
        <span>
          <RichText nodes={cellar.text} />
        </span>
        {cellar.tiles && <TileRow tiles={cellar.tiles} />}
      </div>
      <TileRow tiles={Array.from({ length: floorWidth }, () => floor)} />
    </div>
  )
}

interface RoomProps {
  readonly room: Room
  readonly number: number
}

function DrawnRoom({ room: { title, tiles, bars, lines }, number }: RoomProps) {
  return (
    <div className="room">
      <strong>
        <span className="number">{number}</span>
        {title}
      </strong>
      {tiles && <TileRow tiles={tiles} cells={roomWidth} />}
      {bars?.map(({ id, label, length }) => (
        <div key={id} className="room-bar">
          <i>
            <i className={`tenths-${length}`} />
          </i>
          {label}
        </div>
      ))}
      {lines?.map(({ id, tile, times = 1, label, value }) => (
        <div key={id} className="room-line">
          <TileRow tiles={Array.from({ length: times }, () => tile)} />
          {label ? <span>{label}</span> : <i />}
          {value && <em>{value}</em>}
        </div>
      ))}
    </div>
  )
}
