import type { Chrome, Page } from '#site/types.ts'
import { plainTile } from '../icons.ts'
import type { Card } from './card.ts'
import { ownWall, placesOf } from './own-wall.ts'

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
