import type { Chrome, Page, Section, Wall } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import { type CardTile, walls } from './card.ts'

const { columns: side } = walls.beside

/**
 * The wall of a page that names none for its card: the first that it shows, or that of the plan that it is about, if it
 * fills the card. Otherwise its tiles, larger if they are few.
 */
export function ownWall(page: Page, { brand, plans }: Chrome): readonly CardTile[] {
  const plan = plans.find(({ id }) => id === page.plan)?.wall
  const shown = page.sections.flatMap((section) => wallBeside(section) ?? [])
  const filling = [...shown, ...(plan ? [plan] : [])].map(fill).find((wall) => wall !== undefined)
  if (filling) return filling
  const named = [...new Set(tilesIn(page.sections))]
  return repeat(named.length > 0 ? named : [brand.tile ?? plainTile])
}

/** The wall of a section itself. */
function wallBeside(section: Section): Wall | undefined {
  return 'media' in section && section.media && 'wall' in section.media
    ? section.media.wall
    : undefined
}

/** A wall whose columns and rows are as many, in a size in which it covers the card. */
function fill({ columns, cells }: Wall): readonly CardTile[] | undefined {
  const size = side / columns
  const places = placesOf({ columns, cells })
  const covered = places.reduce((sum, { span }) => sum + span ** 2, 0)
  const isWhole = Number.isInteger(size) && covered === columns ** 2
  if (!isWhole || cells.some(({ hole }) => hole)) return undefined
  return places.map((place) => ({
    ...place,
    ...{ x: place.x * size, y: place.y * size, span: place.span * size },
  }))
}

/** Tiles over the whole wall, each row one further. */
function repeat(tiles: readonly string[]): readonly CardTile[] {
  const across = tiles.length === 1 ? 1 : tiles.length < 4 ? 2 : 3
  const span = side / across
  return Array.from({ length: across ** 2 }, (_, index) => {
    const [x, y] = [index % across, Math.floor(index / across)]
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
