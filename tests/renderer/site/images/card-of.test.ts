import { expect, test } from 'vitest'
import { cardOf } from '#renderer/site/images/card/card-of.ts'
import type { Section } from '#site/types.ts'
import { edit } from '../../../generator/edit.ts'
import { checkSmallSite } from '../../../generator/small-site.ts'
import { emitData } from '../../../support/emitted-data.ts'

const branded = edit('site.yaml', 'name: Korenaar', 'name: Korenaar, tile: leaf')
const [first] = emitData(checkSmallSite(branded).site).pages
if (!first) throw new Error('There is no page.')
const { chrome } = first
const page = { ...first.page, sections: [] }

test('a page that shows nothing has the tile of the brand', () => {
  expect(cardOf(page, chrome).wall).toEqual([{ x: 0, y: 0, span: 6, tile: chrome.brand.tile }])
})

test('a page without a wall for its card has the tiles of its sections', () => {
  const wall = { columns: 1, cells: [{ tile: 'leaf' }] }
  const bread: Section = {
    ...{ type: 'text', id: 'bread', look: 'statement', tile: 'key', text: [] },
    media: { wall },
  }
  const { wall: drawn } = cardOf({ ...page, sections: [bread] }, chrome)
  expect(drawn.map(({ tile, span }) => `${tile}*${span}`)).toEqual(
    ['key', 'leaf', 'leaf', 'key'].map((tile) => `${tile}*3`),
  )
})
