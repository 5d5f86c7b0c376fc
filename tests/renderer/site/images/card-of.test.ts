import { describe, expect, test } from 'vitest'
import { createCache, emitPages } from '#generator/index.ts'
import type { CardTile } from '#renderer/site/images/card/card.ts'
import { cardOf } from '#renderer/site/images/card/card-of.ts'
import type { Section, Wall } from '#site/types.ts'
import { site } from '../../../support/linked-content.ts'

const inputs = emitPages(site, createCache()).flatMap(({ chrome, files }) =>
  Array.from(files.begin().value.values(), (page) => ({ page, chrome })),
)
const shared = inputs.filter(({ page: { status, unlisted } }) => status === 200 && !unlisted)
const named = shared.filter(({ page }) => page.card)

/** How many tiles cover each of the 36 places beside the words. */
function coverOf(wall: readonly CardTile[]): readonly number[] {
  const places = Array.from({ length: 36 }, () => 0)
  for (const { x, y, span } of wall)
    for (let dx = 0; dx < span; dx += 1)
      for (let dy = 0; dy < span; dy += 1)
        if (x + dx < 6) places[(y + dy) * 6 + x + dx] = (places[(y + dy) * 6 + x + dx] ?? 0) + 1
  return places
}

const cells = (count: number) => Array.from({ length: count }, () => ({ tile: 'leaf' }))

/** A section with a tile and a wall. */
const bread = (wall: Wall): Section => ({
  ...{ type: 'text', id: 'bread', look: 'statement', tile: 'key', text: [] },
  media: { wall },
})

const once = Array.from({ length: 36 }, () => 1)

test.for(shared.map((input) => ({ path: input.page.path, ...input })))(
  'the card of $path is covered with and without a wall of its own',
  ({ page, chrome }) => {
    const { card: _, ...plain } = page
    expect(coverOf(cardOf(page, chrome).wall)).toEqual(once)
    const { wall } = cardOf(plain, chrome)
    expect(coverOf(wall)).toEqual(once)
    for (const { tile, ground } of wall) expect(tile ?? ground).toBeDefined()
  },
)

describe('a page', () => {
  const [first] = named
  if (!first) throw new Error('No page names a wall for its card.')
  const { chrome } = first
  const { card: _, ...page } = { ...first.page, sections: [] }

  test('that shows nothing has the tile of the brand', () => {
    expect(cardOf(page, chrome).wall).toEqual([{ x: 0, y: 0, span: 6, tile: chrome.brand.tile }])
  })

  test.for([
    { columns: 1, count: 1, span: 6 },
    { columns: 2, count: 4, span: 3 },
    { columns: 3, count: 9, span: 2 },
    { columns: 6, count: 36, span: 1 },
  ])('that shows a wall of $count has it in the size that fills the card', (of) => {
    const wall = { columns: of.columns, cells: cells(of.count) }
    const [drawn, ...others] = cardOf({ ...page, sections: [bread(wall)] }, chrome).wall
    expect(drawn).toEqual({ x: 0, y: 0, span: of.span, tile: 'leaf' })
    expect(others).toHaveLength(of.count - 1)
  })

  test.for([
    { what: 'too few cells', wall: { columns: 3, cells: cells(8) } },
    { what: 'an open cell', wall: { columns: 2, cells: [...cells(3), { hole: true }] } },
    { what: 'five columns', wall: { columns: 5, cells: cells(25) } },
  ])('whose wall has $what has the tiles of its section in its place', ({ wall }) => {
    const { wall: drawn } = cardOf({ ...page, sections: [bread(wall)] }, chrome)
    expect(drawn.map(({ tile, span }) => `${tile}*${span}`)).toEqual(
      ['key', 'leaf', 'leaf', 'key'].map((tile) => `${tile}*3`),
    )
  })
})

test('the page about a client has the tint of the client, one that sells a plan none', () => {
  const tints = new Map(shared.map(({ page, chrome }) => [page.path, cardOf(page, chrome).tint]))
  const tinted = shared.filter(({ page }) => tints.get(page.path) !== undefined)
  expect(tinted.length).toBeGreaterThan(0)
  expect(tinted.filter(({ page }) => page.plan !== undefined)).toEqual([])
})
