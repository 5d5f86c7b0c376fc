import type { Chrome, Page } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import { bed, type Card } from './card.ts'
import { type CardWall, placeWall } from './place-wall.ts'

/** The card of a page: the words and the wall that it starts with. */
export function cardOf(page: Page, chrome: Chrome): Card {
  const { brand, origin, languages, plans } = chrome
  const [first] = page.sections
  const language = languages.find(({ code }) => code === page.language)
  const sizes = plans.map(({ size }) => size)
  const plan = first && 'jump' in first ? plans.find(({ id }) => id === first.plan) : undefined
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
  if (first?.type === 'hero') return first.headline[0] ?? title
  if (first && 'heading' in first && typeof first.heading === 'string') return first.heading
  return title.split(' | ')[0] ?? title
}

/**
 * The first wall of a page or of the plan that it is about; that of the largest plan where plans are compared.
 * Without one, the tiles that its sections name.
 */
function wallOf({ sections }: Page, { brand, plans }: Chrome): CardWall {
  for (const section of sections) {
    if (section.type === 'case-hero' && section.phone.wall) return section.phone.wall
    if (section.type === 'plan-cards') {
      const [largest] = plans.toSorted((a, b) => b.size - a.size)
      if (largest?.wall) return largest.wall
    }
    const own = 'jump' in section ? plans.find(({ id }) => id === section.plan)?.wall : undefined
    const shown = ('wall' in section ? section.wall : undefined) ?? own
    if (shown) return large(shown)
  }
  const names = [...new Set(tilesIn(sections))].slice(0, 2 * bed.columns)
  return names.length > 0
    ? { columns: bed.columns, cells: names.map((tile) => ({ tile })) }
    : { columns: 1, cells: [{ tile: brand.tile ?? plainTile }] }
}

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
