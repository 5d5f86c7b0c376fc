import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandArt, hashOf } from './brand-art.ts'
import type { Card } from './card.ts'
import { drawCard } from './draw-card.ts'

/** The path of a card in the site. It holds a hash of the drawing, so that the file never changes. */
export function cardFile(card: Card, { key, tiles }: BrandArt): string {
  const used = [card.tile, ...card.wall.cells.map(({ tile }) => tile)]
  const drawings = used.map((name) => tiles[name ?? ''] ?? '')
  return `${cardFolder}/${hashOf(key, JSON.stringify(card), ...drawings)}.png`
}

/** The folder of cards, below the folder of files that never change. */
export const cardFolder = 'assets/cards'

/** The picture of a card: that of an earlier build if nothing it is drawn from has changed since. */
export async function keptCard(card: Card, art: BrandArt, cache: string): Promise<Uint8Array> {
  const place = join(cache, cardFile(card, art))
  try {
    return readFileSync(place)
  } catch {
    const png = await drawCard(card, art)
    keep(place, png)
    return png
  }
}

function keep(place: string, png: Uint8Array): void {
  const beside = `${place}.${crypto.randomUUID().slice(0, 8)}`
  try {
    mkdirSync(join(place, '..'), { recursive: true })
    writeFileSync(beside, png)
    renameSync(beside, place)
  } catch {
    // A folder that cannot be written costs time, no more.
  }
}
