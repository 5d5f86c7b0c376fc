import type { Glaze } from '#site/types.ts'
import type { Letters } from '../letters.ts'
import { type Colors, paint } from '../paint.ts'
import type { CardTile } from './card.ts'
import { grout, type Layout } from './layout.ts'

interface Paints {
  readonly tiles: Readonly<Record<string, string>>
  readonly colors: Colors
}

/** The part of a wall that a card shows. */
export function drawWall(
  wall: readonly CardTile[],
  { wall: shown, wallLeft, step }: Pick<Layout, 'wall' | 'wallLeft' | 'step'>,
  { tiles, colors }: Paints,
  letters: Letters,
): string {
  const { columns, rows } = shown
  const [width, height] = [columns * step, rows * step]
  // A wall has no clips: each would cost as much as the whole picture.
  return [
    `<path fill="${colors['grout']}" d="M${wallLeft} 0h${width}v${height}h${-width}z"/>`,
    ...wall
      .filter(({ x, y }) => x < columns && y < rows)
      .map(({ x, y, span, tile, turn = 0, ground, disc, sign }) => {
        const scale = (span * step - grout) / 96
        const quarter =
          disc && `<path fill="${colors[tokenOf(disc)]}" d="M0 0h96A96 96 0 0 1 0 96z"/>`
        const content = tile === undefined ? (quarter ?? '') : paint(tiles[tile] ?? '', colors)
        return [
          `<g transform="translate(${wallLeft + edge + x * step} ${edge + y * step}) scale(${scale})">`,
          `<path fill="${colors[tokenOf(ground)]}" d="M0 0h96v96H0z"/>`,
          content === '' ? '' : `<g transform="rotate(${turn} 48 48)">${content}</g>`,
          sign === undefined ? '' : drawSign(sign, colors['t-g'] ?? '', letters),
          '</g>',
        ].join('')
      }),
  ].join('')
}

/** Half of the grout stands at each edge, in whole pixels. */
const edge = Math.ceil(grout / 2)

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
