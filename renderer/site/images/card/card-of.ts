import type { Chrome, Glaze, Page, Section } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import { bed, type Card, type CardTile } from './card.ts'

/** The card of a page: the words and the wall that it starts with. */
export function cardOf(page: Page, chrome: Chrome): Card {
  const { brand, origin, languages, plans } = chrome
  const language = languages.find(({ code }) => code === page.language)
  const sizes = plans.map(({ size }) => size)
  const plan = plans.find(({ id }) => id === page.plan)
  return {
    title: headingOf(page),
    brand: brand.name,
    tile: brand.tile ?? plainTile,
    language: language?.short ?? '',
    address: `${new URL(origin).host}${page.canonical ?? page.path}`.replace(/\/$/, ''),
    wall: placeWall(wallOf(page, chrome)),
    isPanel: plan !== undefined && plan.size > 1 && plan.size === Math.max(...sizes),
  }
}

/** The first words of a page; its title if they are drawn elsewhere. */
function headingOf({ title, sections: [first] }: Page): string {
  if (first?.type === 'hero') return first.lines[0] ?? title
  if (first && 'heading' in first && typeof first.heading === 'string') return first.heading
  return title.split(' | ')[0] ?? title
}

/**
 * The first wall of a page or of the plan that it is about; that of the largest plan where plans are compared.
 * Without one, the tiles that its sections name.
 */
function wallOf({ sections, plan }: Page, { brand, plans }: Chrome): CardWall {
  const own = plans.find(({ id }) => id === plan)?.wall
  for (const section of sections) {
    if (section.type === 'plans' && section.look === 'cards') {
      const [largest] = plans.toSorted((a, b) => b.size - a.size)
      if (largest?.wall) return largest.wall
    }
    const shown = wallBeside(section) ?? own ?? wallInside(section)
    if (shown) return large(shown)
  }
  const names = [...new Set(tilesIn(sections))].slice(0, 2 * bed.columns)
  return names.length > 0
    ? { columns: bed.columns, cells: names.map((tile) => ({ tile })) }
    : { columns: 1, cells: [{ tile: brand.tile ?? plainTile }] }
}

/** The wall of a section itself. */
function wallBeside(section: Section): CardWall | undefined {
  if ('wall' in section) return section.wall
  return 'media' in section && section.media && 'wall' in section.media
    ? section.media.wall
    : undefined
}

/** The first wall of what a section draws, such as a screen. */
function wallInside(value: unknown): CardWall | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const wall = key === 'wall' && isWall(inner) ? inner : wallInside(inner)
    if (wall) return wall
  }
  return undefined
}

const isWall = (value: unknown): value is CardWall =>
  typeof value === 'object' && value !== null && 'columns' in value && 'cells' in value

/** A wall of one tile is drawn larger: it is the picture of the page. */
const large = (wall: CardWall): CardWall =>
  wall.cells.length === 1
    ? { columns: 2, cells: wall.cells.map((cell) => ({ ...cell, span: 2 })) }
    : wall

function tilesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(tilesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'tile' && typeof inner === 'string' ? [inner] : tilesIn(inner),
  )
}

/** A wall of tiles by their names. */
interface CardWall {
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
  readonly ground?: Glaze
  readonly disc?: Glaze
  readonly sign?: string
}

/** What a card shows of a wall, which stands at the bottom left of it. */
function placeWall(wall: CardWall): readonly CardTile[] {
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
