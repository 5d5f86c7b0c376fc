import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { BrandFonts } from '../../brand/font-faces.ts'
import { dropOldest, keepFile } from '../../kept-files.ts'
import { type BrandArt, hashOf } from '../brand-art.ts'
import type { Card } from './card.ts'
import type { DrawCard } from './draw-card.ts'

/** The path of a card in the site. It holds a hash of the drawing, so that the file never changes. */
export function cardFile(card: Card, { key, tiles }: BrandArt): string {
  const used = new Set([card.tile, ...card.wall.map(({ tile = '' }) => tile)])
  const drawings = Array.from(used, (name) => tiles[name] ?? '')
  return `${cardFolder}/${hashOf(key, JSON.stringify(card), ...drawings)}.png`
}

/** The folder of cards, below the folder of files that never change. */
export const cardFolder = 'assets/cards'

/** Draws the card with a path, or takes that of an earlier build if nothing it is drawn from has changed since. */
export function createKeptCards(
  art: BrandArt,
  fonts: BrandFonts<readonly Uint8Array[]>,
  cache: string,
) {
  let draw: DrawCard | undefined
  return async (file: string, card: Card): Promise<Uint8Array> => {
    const place = join(cache, file)
    try {
      return readFileSync(place)
    } catch {
      draw ??= (await import('./draw-card.ts')).createCardDrawer(art, fonts)
      const png = await draw(card)
      keepFile(place, png)
      // The memory of a drawing outside the heap is given back between tasks: five megabytes for each card.
      await setImmediate()
      return png
    }
  }
}

/** How many cards are kept that the last build does not have: those of another branch, or of a text as it was. */
const mostUnused = 500

/** Removes the oldest of the cards that a build, whose files are given by path, does not have. */
export function dropOldCards(cache: string, used: Iterable<string>): void {
  const folder = join(cache, cardFolder)
  if (!existsSync(folder)) return
  const names = new Set(Array.from(used, (path) => basename(path)))
  const unused = readdirSync(folder).filter((name) => !names.has(name))
  dropOldest(folder, unused, mostUnused)
}
