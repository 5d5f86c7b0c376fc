import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compileWall } from '#generator/model/walls.ts'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { Card } from '#renderer/site/images/card/card.ts'
import { cardOf, placesOf } from '#renderer/site/images/card/card-of.ts'
import { createCardDrawer } from '#renderer/site/images/card/draw-card.ts'
import { cardFile, cardFolder, dropOldCards } from '#renderer/site/images/card/kept-card.ts'
import type { Section } from '#site/types.ts'
import { edit } from '../../../generator/edit.ts'
import { checkSmallSite } from '../../../generator/small-site.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { emitData } from '../../../support/emitted-data.ts'
import { ownProject } from '../../../support/project.ts'

const art = readBrandArt(ownProject)
const { light } = art
const draw = createCardDrawer(art, await plainFonts(ownProject.brand, undefined))

const times = (count: number, row: string) => Array.from({ length: count }, () => row)
const wall = (turned: readonly string[]) => placesOf(compileWall({ turned }))
/** Ink, with a left half of wash where it is twice as wide. */
const ink = wall(times(6, 's s s s s s'))
const wide = wall(times(6, 'v v v v v v s s s s s s'))

const card: Card = {
  title: 'One page that ends in an enquiry',
  brand: 'Korenaar',
  tile: 'mark',
  address: 'korenaar.example/plans/core',
  wall: ink,
  isPanel: false,
}

async function drawn(changes: Partial<Card>) {
  const png = await draw({ ...card, ...changes })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    `#${data.toString('hex', 3 * (y * info.width + x), 3 * (y * info.width + x) + 3)}`
  /** The part of a picture that has no other colour than the ground is empty. */
  const isEmpty = (left: number, right: number, top: number, bottom: number) => {
    for (let y = top; y < bottom; y += 3)
      for (let x = left; x < right; x += 3) if (at(x, y) !== at(left, top)) return false
    return true
  }
  return { png, info, at, isEmpty }
}

/** How far two colours are from each other: few colours make a file small. */
const distance = (one: string, other = '') =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ),
    ),
  )

test.for<{ what: string; changes: Partial<Card>; of: Record<string, string> }>([
  { what: 'beside words', changes: {}, of: { '300,10': 'bg', '640,50': 't-i', '1150,600': 't-i' } },
  {
    what: 'over a short title',
    changes: { title: 'Privacy', wall: wide },
    of: { '50,50': 't-w', '50,350': 't-w', '1150,350': 't-i', '1190,620': 'bg' },
  },
  {
    what: 'that is too wide for its title',
    changes: { title: 'A quiz that tells a visitor which plan is the right one', wall: wide },
    of: { '300,10': 'bg', '640,50': 't-w', '1150,600': 't-w' },
  },
])('a wall $what', async ({ changes, of }) => {
  const { info, png, at } = await drawn(changes)
  expect([info.width, info.height]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(30_000)
  for (const [place, name] of Object.entries(of)) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    expect(distance(at(x, y), light[name]), place).toBeLessThan(4)
  }
})

test.for([
  'Sitemap',
  'One website for a fitness coach, from a quiz to the payment 🎉',
  'Rechtsschutzversicherungsgesellschaften',
  'word '.repeat(60),
])('%s stays beside the wall, and between name and address', async (title) => {
  const { isEmpty } = await drawn({ title })
  expect(isEmpty(1, 54, 1, 629)).toBe(true)
  expect(isEmpty(542, 569, 1, 629)).toBe(true)
  expect(isEmpty(30, 540, 104, 112)).toBe(true)
  expect(isEmpty(30, 540, 112, 530)).toBe(false)
})

test('a number stands on its tile, and a tint gives a card its colours', async () => {
  const plate = [{ x: 0, y: 0, span: 6, tile: 'pale', sign: '12' }]
  const bare = await drawn({ wall: plate.map(({ sign: _, ...tile }) => tile) })
  const numbered = await drawn({ wall: plate })
  expect(bare.isEmpty(700, 1100, 200, 500)).toBe(true)
  expect(numbered.isEmpty(700, 1100, 200, 500)).toBe(false)

  const [[tint = '', colors] = []] = Object.entries(art.tints)
  const { at } = await drawn({ tint })
  expect(distance(at(640, 50), colors?.['t-i'])).toBeLessThan(4)
  expect(distance(at(640, 50), light['t-i'])).toBeGreaterThan(9)
})

test('a card has another file where its words, its wall or a drawing on it changed', () => {
  const tiles = { ...art.tiles, [card.tile]: '<path/>' }
  const files = [
    ...[{}, { title: 'Two pages' }, { tile: 'ox' }, { wall: [] }].map((changes) =>
      cardFile({ ...card, ...changes }, art),
    ),
    cardFile(card, { ...art, tiles }),
  ]
  expect(cardFile({ ...card }, art)).toBe(files[0])
  expect(new Set(files).size).toBe(files.length)
})

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

test('the oldest cards that a build does not have are removed, those that it has never', () => {
  const cache = temporaryFolder({ [`${cardFolder}/used.png`]: 'the oldest of all' })
  const folder = join(cache, cardFolder)
  utimesSync(join(folder, 'used.png'), 1, 1)
  for (let age = 1; age <= 510; age += 1) {
    const file = join(folder, `${age}.png`)
    writeFileSync(file, '')
    utimesSync(file, 10_000 - age, 10_000 - age)
  }
  dropOldCards(cache, [`${cardFolder}/used.png`])
  const left = readdirSync(folder)
  expect(left).toHaveLength(501)
  expect(left).toEqual(expect.arrayContaining(['used.png', '1.png', '500.png']))
  dropOldCards(join(folder, 'missing'), [])
})
