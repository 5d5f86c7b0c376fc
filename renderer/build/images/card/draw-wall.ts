import type { BrandArt } from '../brand-art.ts'
import type { Letters } from '../letters.ts'
import { paint } from '../paint.ts'
import { bed, type CardCell, type CardWall, cardSize } from './card.ts'

const grout = 3
/** The side of a tile: the wall is as high as the card. */
const tileSize = (cardSize.height - (bed.rows + 1) * grout) / bed.rows
const step = tileSize + grout
/** Where the wall of a card starts. */
export const wallLeft = cardSize.width - bed.columns * step - grout

/** A wall at the bottom left of an empty one. What is higher or wider than that is cut off. */
export function drawWall(
  wall: CardWall,
  { tiles, light }: Pick<BrandArt, 'tiles' | 'light'>,
  letters: Letters,
): string {
  const places = placesOf(wall)
  const height = Math.max(0, ...places.map(({ y, span }) => y + span))
  const cells = Array.from({ length: bed.columns * bed.rows }, (_, index) => {
    const [x, y] = [index % bed.columns, Math.floor(index / bed.columns)]
    return { cell: undefined, x, y, span: 1 }
  })
  const below = bed.rows - height
  const drawn = places.map((place) => ({ ...place, y: place.y + below }))
  // A wall has no clips: each would cost as much as the whole picture.
  return [
    `<path fill="${light['grout']}" d="M${wallLeft} 0H1200V630H${wallLeft}z"/>`,
    ...[...cells, ...drawn].map(({ cell, x, y, span }) => {
      const scale = (span * step - grout) / 96
      const content = cell?.tile === undefined ? '' : paint(tiles[cell.tile] ?? '', light)
      const fill = light[cell?.hole ? 'shade' : 't-p']
      return [
        `<g transform="translate(${wallLeft + grout + x * step} ${grout + y * step}) scale(${scale})">`,
        `<path fill="${fill}" d="M0 0h96v96H0z"/>`,
        content === '' ? '' : `<g transform="rotate(${cell?.turn ?? 0} 48 48)">${content}</g>`,
        cell?.sign === undefined ? '' : drawSign(cell.sign, light['t-g'] ?? '', letters),
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

interface Place {
  readonly cell: CardCell
  readonly x: number
  readonly y: number
  readonly span: number
}

/** Where the cells of a wall stand, row by row, as a grid places them: on a phone if it is narrower there. */
function placesOf({ columns: all, narrowColumns, cells }: CardWall): readonly Place[] {
  const isNarrow = cells.some(({ wide }) => wide)
  const columns = isNarrow ? (narrowColumns ?? all) : all
  const taken = new Set<string>()
  const places: Place[] = []
  let next = 0
  for (const cell of cells) {
    if (isNarrow && cell.wide) continue
    const span = cell.span ?? 1
    while (taken.has(`${next % columns} ${Math.floor(next / columns)}`)) next += 1
    const [x, y] = [next % columns, Math.floor(next / columns)]
    for (let dx = 0; dx < span; dx += 1)
      for (let dy = 0; dy < span; dy += 1) taken.add(`${x + dx} ${y + dy}`)
    places.push({ cell, x, y, span })
  }
  return places
}
