import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compileWall } from '#generator/model/walls.ts'
import { isRecord } from '#generator/read/path.ts'
import { readYaml } from '#generator/read/yaml.ts'
import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { Card } from '#renderer/site/images/card/card.ts'
import { createCardDrawer } from '#renderer/site/images/card/draw-card.ts'
import { placesOf } from '#renderer/site/images/card/own-wall.ts'
import { ownProject } from '../../../support/project.ts'
import { projectRoot } from '../../../support/project-root.ts'

const art = readBrandArt(ownProject)
const { light } = art
const draw = createCardDrawer(art, {
  display: await plainFonts(art.fonts.display),
  text: await plainFonts(art.fonts.text),
})

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

/** The colour of a pixel of a picture whose rows are differences with those above. */
function readPicture(png: Uint8Array) {
  const file = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const at = (x: number, y: number) => {
    let place = 0
    for (let row = 0; row <= y; row += 1) place += rows[row * (width + 1) + 1 + x] ?? 0
    return `#${palette.toString('hex', 3 * (place & 0xff), 3 * (place & 0xff) + 3)}`
  }
  /** The part of a picture that has no other colour than the ground is empty. */
  const isEmpty = (left: number, right: number, top: number, bottom: number) => {
    const ground = at(left, top)
    for (let y = top; y < bottom; y += 3)
      for (let x = left; x < right; x += 3) if (at(x, y) !== ground) return false
    return true
  }
  return { width, height, type: header[9], colors: palette.length / 3, at, isEmpty }
}

test('a card is a picture of 1200 by 630 with a palette', () => {
  const { width, height, type, colors } = readPicture(draw(card))
  expect({ width, height, type }).toEqual({ width: 1200, height: 630, type: 3 })
  expect(colors).toBeLessThanOrEqual(256)
})

test.for([
  { what: 'beside its words', card, of: { '300,10': 'bg', '640,50': 't-i', '1150,600': 't-i' } },
  {
    what: 'of a script that runs from the right',
    card: { ...card, isMirrored: true },
    of: { '50,50': 't-i', '600,600': 't-i', '900,10': 'bg', '1190,320': 'bg' },
  },
  {
    what: 'on the colour of panels',
    card: { ...card, isPanel: true },
    of: { '300,10': 'panel', '640,50': 't-i' },
  },
  {
    what: 'over a short title',
    card: { ...card, title: 'Privacy', wall: wide },
    of: { '50,50': 't-w', '50,350': 't-w', '1150,50': 't-i', '1150,350': 't-i', '1190,620': 'bg' },
  },
  {
    what: 'that is too wide for its title',
    card: { ...card, title: 'A quiz that tells a visitor which plan is the right one', wall: wide },
    of: { '300,10': 'bg', '640,50': 't-w', '1150,600': 't-w' },
  },
  {
    what: 'over a short title of the other direction',
    card: { ...card, title: 'Privacy', wall: wide, isMirrored: true },
    of: { '50,50': 't-w', '1150,350': 't-i', '10,620': 'bg' },
  },
])('a wall $what', ({ card: drawn, of }) => {
  const picture = readPicture(draw(drawn))
  for (const [place, name] of Object.entries(of)) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    expect(`${place} ${picture.at(x, y)}`).toBe(`${place} ${light[name]}`)
  }
})

test.for([
  { what: 'a short title', title: 'Sitemap' },
  { what: 'a long title', title: 'One website for a fitness coach, from a quiz to the payment' },
  { what: 'a word of 38 letters', title: 'Rechtsschutzversicherungsgesellschaften' },
  { what: 'sixty words', title: 'word '.repeat(60).trim() },
  { what: 'a word among others', title: 'Alles over Hottentottententententoonstellingen' },
])('$what stays beside the wall, and between name and address', ({ title }) => {
  for (const isMirrored of [false, true]) {
    const { isEmpty } = readPicture(draw({ ...card, title, isMirrored }))
    const left = isMirrored ? 630 : 0
    expect(isEmpty(left + 1, left + (isMirrored ? 28 : 54), 1, 629)).toBe(true)
    expect(isEmpty(left + 570 - (isMirrored ? 54 : 28), left + 569, 1, 629)).toBe(true)
    expect(isEmpty(left + 30, left + 540, 104, 112)).toBe(true)
    expect(isEmpty(left + 30, left + 540, 546, 552)).toBe(true)
    expect(isEmpty(left + 30, left + 540, 112, 546)).toBe(false)
  }
})

test('the last letter of a line at the right edge of the words is drawn', () => {
  const { isEmpty } = readPicture(draw({ ...card, title: 'Clients', isMirrored: true }))
  expect(isEmpty(1110, 1146, 290, 350)).toBe(false)
  expect(isEmpty(1146, 1199, 290, 350)).toBe(true)
})

test('a tint gives a card its colours', () => {
  const [[name = '', tint] = []] = Object.entries(art.tints)
  const { at } = readPicture(draw({ ...card, tint: name }))
  expect([at(300, 10), at(640, 50)]).toEqual([tint?.['bg'], tint?.['t-i']])
  expect(at(640, 50)).not.toBe(light['t-i'])
})

describe('of the walls for cards', () => {
  const drawings = readYaml(readFileSync(`${projectRoot}/content/walls.yaml`, 'utf8'))?.data
  const all = isRecord(drawings) ? Object.entries(drawings) : []
  const walls = all.filter(([name]) => name.startsWith('card-'))

  test('there are several', () => expect(walls.length).toBeGreaterThan(9))

  test.for(walls)('%s is drawn to the edges in less than 30 kB', ([, drawing]) => {
    for (const title of ['Privacy', 'A website with a quiz that sorts your enquiries by itself']) {
      const png = draw({ ...card, title, wall: placesOf(compileWall(drawing)) })
      expect(png.length).toBeLessThan(30_000)
      const { at } = readPicture(png)
      const edges = [630, 735, 840, 945, 1050, 1155].map((x) => at(x, 4))
      expect(edges).not.toContain(light['bg'])
    }
  })
})
