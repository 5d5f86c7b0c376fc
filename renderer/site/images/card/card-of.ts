import type { Cell, Chrome, Page } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import { type Card, type CardTile, walls } from './card.ts'

/** The card of a page: its words, and the wall that it names or one made of what it shows. */
export function cardOf(page: Page, chrome: Chrome): Card {
  const { brand, origin, plans } = chrome
  const sizes = plans.map(({ size }) => size)
  const plan = plans.find(({ id }) => id === page.plan)
  // A page that sells a plan shows a client only as an example.
  const tint = plan ? undefined : tintIn(page.sections[0])
  return {
    title: headingOf(page),
    brand: brand.name,
    tile: brand.tile ?? plainTile,
    address: `${new URL(origin).host}${page.canonical ?? page.path}`.replace(/\/$/, ''),
    wall: page.card ? placesOf(page.card) : ownWall(page, chrome),
    isPanel: plan !== undefined && plan.size > 1 && plan.size === Math.max(...sizes),
    ...(tint !== undefined && { tint }),
  }
}

/** The first words of a page; its title if they are drawn elsewhere. */
function headingOf({ title, sections: [first] }: Page): string {
  if (first?.type === 'hero') return first.lines[0] ?? title
  if (first && 'heading' in first && typeof first.heading === 'string') return first.heading
  return title.split(' | ')[0] ?? title
}

/** The tint in which a section, or the first thing in it that has one, is shown. */
function tintIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('tint' in value && typeof value.tint === 'string') return value.tint
  for (const inner of Object.values(value)) {
    const tint = tintIn(inner)
    if (tint !== undefined) return tint
  }
  return undefined
}

/** The wall of a page that names none for its card: its tiles over the whole wall, larger if they are few. */
function ownWall({ sections }: Page, { brand }: Chrome): readonly CardTile[] {
  const named = [...new Set(tilesIn(sections))]
  const tiles = named.length > 0 ? named : [brand.tile ?? plainTile]
  const across = tiles.length === 1 ? 1 : tiles.length < 4 ? 2 : 3
  const span = walls.beside.columns / across
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
  readonly cells: readonly (Omit<Cell, 'turn'> & Pick<CardTile, 'turn'>)[]
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
