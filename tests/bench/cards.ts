import { plainFonts } from '#renderer/site/bundle/subset-fonts.ts'
import { readBrandArt } from '#renderer/site/images/brand-art.ts'
import type { Card } from '#renderer/site/images/card/card.ts'
import { createCardDrawer } from '#renderer/site/images/card/draw-card.ts'
import { ownProject } from '../support/project.ts'
import { bytes, type Measurement } from './measurement.ts'

const count = 400

/** Measures what the share card of one more page costs, once letters and walls have been drawn. */
export async function measureCards(): Promise<readonly Measurement[]> {
  const art = readBrandArt(ownProject)
  const display = await plainFonts(art.fonts.display)
  const text = await plainFonts(art.fonts.text)
  const draw = createCardDrawer(art, { display, text })
  const cards = Array.from({ length: 2 * count }, (_, index) =>
    cardOf(index, Object.keys(art.tiles)),
  )
  for (const card of cards.slice(0, count)) draw(card)

  const before = process.cpuUsage()
  let size = 0
  for (const card of cards.slice(count)) size += draw(card).length
  const { user, system } = process.cpuUsage(before)
  return [
    {
      what: 'share card of a page, processor time',
      figure: `${((user + system) / 1000 / count).toFixed(2)} ms`,
      target: '1.5 ms',
    },
    {
      what: 'share card of a page',
      figure: bytes(Math.round(size / count)),
      target: bytes(30_000),
    },
  ]
}

const words =
  'website quiz booking a for the of plan answers clients page that every with own'.split(' ')

/** A card with a title and address of its own, on one of eight walls. */
function cardOf(index: number, tiles: readonly string[]): Card {
  const wordOf = (_: unknown, place: number) => words[(index * (place + 3) + place) % words.length]
  const wall = Array.from({ length: 36 }, (_, place) => ({
    ...{ x: place % 6, y: Math.floor(place / 6), span: 1 },
    tile: tiles[(place * 7 + (index % 8)) % tiles.length] ?? '',
  }))
  return {
    title: `${Array.from({ length: 3 + (index % 6) }, wordOf).join(' ')} ${index}`,
    brand: 'Tegelwerk',
    tile: 'mark',
    address: `tegelwerk.example/pages/${index}`,
    wall,
    isPanel: false,
  }
}
