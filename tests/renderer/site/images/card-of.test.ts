import { expect, test } from 'vitest'
import { cardOf } from '#renderer/site/images/card/card-of.ts'
import type { Section, Wall } from '#site/types.ts'
import { edit } from '../../../generator/edit.ts'
import { checkSmallSite } from '../../../generator/small-site.ts'
import { emitData } from '../../../support/emitted-data.ts'

const branded = edit('site.yaml', 'name: Korenaar', 'name: Korenaar, tile: leaf')
const [first] = emitData(checkSmallSite(branded).site).pages
if (!first) throw new Error('There is no page.')
const { chrome } = first
const page = { ...first.page, sections: [] }

const cells = (count: number) => Array.from({ length: count }, () => ({ tile: 'leaf' }))

/** A section with a tile and a wall. */
const bread = (wall: Wall): Section => ({
  ...{ type: 'text', id: 'bread', look: 'statement', tile: 'key', text: [] },
  media: { wall },
})

test('a page that shows nothing has the tile of the brand', () => {
  expect(cardOf(page, chrome).wall).toEqual([{ x: 0, y: 0, span: 6, tile: chrome.brand.tile }])
})

test.for([
  { columns: 1, count: 1, span: 6 },
  { columns: 2, count: 4, span: 3 },
  { columns: 3, count: 9, span: 2 },
  { columns: 6, count: 36, span: 1 },
])('a page that shows a wall of $count has it in the size that fills the card', (of) => {
  const wall = { columns: of.columns, cells: cells(of.count) }
  const [drawn, ...others] = cardOf({ ...page, sections: [bread(wall)] }, chrome).wall
  expect(drawn).toEqual({ x: 0, y: 0, span: of.span, tile: 'leaf' })
  expect(others).toHaveLength(of.count - 1)
})

test.for([
  { what: 'too few cells', wall: { columns: 3, cells: cells(8) } },
  { what: 'an open cell', wall: { columns: 2, cells: [...cells(3), { hole: true }] } },
  { what: 'five columns', wall: { columns: 5, cells: cells(25) } },
])('a page whose wall has $what has the tiles of its section in its place', ({ wall }) => {
  const { wall: drawn } = cardOf({ ...page, sections: [bread(wall)] }, chrome)
  expect(drawn.map(({ tile, span }) => `${tile}*${span}`)).toEqual(
    ['key', 'leaf', 'leaf', 'key'].map((tile) => `${tile}*3`),
  )
})
