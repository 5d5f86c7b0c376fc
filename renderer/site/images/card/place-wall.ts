import { bed, type CardTile } from './card.ts'

/** A wall of tiles by their names. */
export interface CardWall {
  readonly columns: number
  readonly narrowColumns?: number
  readonly cells: readonly CardCell[]
}

interface CardCell {
  readonly tile?: string
  readonly turn?: number
  readonly span?: number
  readonly wide?: boolean
  readonly hole?: boolean
  readonly sign?: string
}

/** What a card shows of a wall, which stands at the bottom left of it. */
export function placeWall(wall: CardWall): readonly CardTile[] {
  const places = placesOf(wall)
  const below = bed.rows - Math.max(0, ...places.map(({ y, span }) => y + span))
  return places
    .map((place) => ({ ...place, y: place.y + below }))
    .filter(({ x, y, span }) => x < bed.columns && y + span > 0)
}

/** Where the cells of a wall stand, row by row, as a grid places them: on a phone if it is narrower there. */
function placesOf({ columns: all, narrowColumns, cells }: CardWall): readonly CardTile[] {
  const isNarrow = cells.some(({ wide }) => wide)
  const columns = isNarrow ? (narrowColumns ?? all) : all
  const taken = new Set<string>()
  const places: CardTile[] = []
  let next = 0
  for (const cell of cells) {
    const { wide, span = 1, ...drawn } = cell
    if (isNarrow && wide) continue
    while (taken.has(`${next % columns} ${Math.floor(next / columns)}`)) next += 1
    const [x, y] = [next % columns, Math.floor(next / columns)]
    for (let dx = 0; dx < span; dx += 1)
      for (let dy = 0; dy < span; dy += 1) taken.add(`${x + dx} ${y + dy}`)
    places.push({ x, y, span, ...drawn })
  }
  return places
}
