import { Tile } from 'diptych/kit'
import type { ChangeEventHandler, KeyboardEvent } from 'react'
import type { PlanHouseSection } from '#site/types.ts'

/** The number of the room that is open at first: the schema says the third. */
const first = 3

interface Props {
  readonly house: PlanHouseSection
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

/** A canal house in section. Each room is a radio; the style sheet lights the chosen one. */
export function House({ house: { id, legend, roof, rooms, door, cellar }, onChange }: Props) {
  const floors = floorsOf(rooms)

  return (
    <div className="house-art drawing">
      <fieldset className="house" onKeyDown={goByFloor}>
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

/** Up and down go to the next floor; the browser sees to left and right. */
function goByFloor(event: KeyboardEvent<HTMLElement>) {
  const next = { ArrowUp: above, ArrowDown: below }[event.key]
  if (!next) return
  event.preventDefault()
  const rooms = [...event.currentTarget.querySelectorAll('input')]
  const from = rooms.findIndex(({ checked }) => checked)
  const room = rooms[next(from, rooms.length - 1)]
  room?.focus()
  room?.click()
}

const above = (from: number, last: number) => (from === 0 ? last : Math.max(0, from - 2))

/** Below the attic there are two. */
function below(from: number, last: number) {
  if (from === last) return 0
  return from === 0 ? 1 : Math.min(last, from + 2)
}
