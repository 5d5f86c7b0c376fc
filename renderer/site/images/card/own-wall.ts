import type { Chrome, Page } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import { type CardTile, walls } from './card.ts'

const { columns: side } = walls.beside

/** The wall of a page that names none for its card: its tiles over the whole wall, larger if they are few. */
export function ownWall({ sections }: Page, { brand }: Chrome): readonly CardTile[] {
  const named = [...new Set(tilesIn(sections))]
  const tiles = named.length > 0 ? named : [brand.tile ?? plainTile]
  const across = tiles.length === 1 ? 1 : tiles.length < 4 ? 2 : 3
  const span = side / across
  return Array.from({ length: across ** 2 }, (_, index) => {
    const [x, y] = [index % across, Math.floor(index / across)]
    // Each row is one further.
    const row = tiles.length < across ** 2 ? across - 1 : across
    const tile = tiles[(x + y * row) % tiles.length]
    return { x: x * span, y: y * span, span, ...(tile !== undefined && { tile }) }
  })
}

function tilesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(tilesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'tile' && typeof inner === 'string' ? [inner] : tilesIn(inner),
  )
}

interface CellWall {
  readonly columns: number
  readonly cells: readonly CardCell[]
}

interface CardCell extends Omit<CardTile, 'x' | 'y' | 'span'> {
  readonly span?: number
  readonly wide?: boolean
  readonly hole?: boolean
}

/** Where the cells of a wall stand, row by row, as a grid places them. */
export function placesOf({ columns, cells }: CellWall): readonly CardTile[] {
  const taken = new Set<string>()
  const places: CardTile[] = []
  let next = 0
  for (const { wide: _, hole: _open, span = 1, ...drawn } of cells) {
    while (taken.has(`${next % columns} ${Math.floor(next / columns)}`)) next += 1
    const [x, y] = [next % columns, Math.floor(next / columns)]
    for (let dx = 0; dx < span; dx += 1)
      for (let dy = 0; dy < span; dy += 1) taken.add(`${x + dx} ${y + dy}`)
    places.push({ x, y, span, ...drawn })
  }
  return places
}
