import type { Glaze } from '#site/types.ts'
import type { BrandArt } from '../brand-art.ts'
import type { Letters } from '../letters.ts'
import { paint } from '../paint.ts'
import { bed, type CardTile, cardSize } from './card.ts'

const grout = 3
/** The side of a tile: the wall is as high as the card. */
const tileSize = (cardSize.height - (bed.rows + 1) * grout) / bed.rows
const step = tileSize + grout
/** Where the wall of a card starts. */
export const wallLeft = cardSize.width - bed.columns * step - grout

/** A wall on an empty one. What is higher or wider than that is cut off. */
export function drawWall(
  wall: readonly CardTile[],
  { tiles, light }: Pick<BrandArt, 'tiles' | 'light'>,
  letters: Letters,
): string {
  const empty = Array.from({ length: bed.columns * bed.rows }, (_, index): CardTile => {
    const [x, y] = [index % bed.columns, Math.floor(index / bed.columns)]
    return { x, y, span: 1 }
  })
  // A wall has no clips: each would cost as much as the whole picture.
  return [
    `<path fill="${light['grout']}" d="M${wallLeft} 0H1200V630H${wallLeft}z"/>`,
    ...[...empty, ...wall].map(({ x, y, span, tile, turn = 0, hole, ground, disc, sign }) => {
      const scale = (span * step - grout) / 96
      const quarter = disc && `<path fill="${light[tokenOf(disc)]}" d="M0 0h96A96 96 0 0 1 0 96z"/>`
      const content = tile === undefined ? (quarter ?? '') : paint(tiles[tile] ?? '', light)
      const fill = light[hole ? 'shade' : tokenOf(ground)]
      return [
        `<g transform="translate(${wallLeft + grout + x * step} ${grout + y * step}) scale(${scale})">`,
        `<path fill="${fill}" d="M0 0h96v96H0z"/>`,
        content === '' ? '' : `<g transform="rotate(${turn} 48 48)">${content}</g>`,
        sign === undefined ? '' : drawSign(sign, light['t-g'] ?? '', letters),
        '</g>',
      ].join('')
    }),
  ].join('')
}

/** The number on a house-number tile: the longer it is, the smaller. */
function drawSign(sign: string, fill: string, letters: Letters): string {
  const isLong = sign.length > 2
  const size = isLong ? 40 : 66
  const x = 48 - letters.width(sign, size) / 2
  const y = isLong ? 62 : 71
  return `<g fill="${fill}" transform="translate(${x} ${y})">${letters.outlines(sign, size)}</g>`
}

/** The token of a glaze: tokens are named after their first letters. */
const tokenOf = (glaze: Glaze = 'pale') => `t-${glaze.charAt(0)}`
