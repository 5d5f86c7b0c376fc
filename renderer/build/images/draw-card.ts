import type { BrandArt } from './brand-art.ts'
import { bed, type Card, type CardCell, type CardWall } from './card.ts'
import { type Letters, moreThanAlways, readLetters } from './letters.ts'
import { paint } from './paint.ts'
import { encodePng, type Pixels, pixelsOf } from './png.ts'

/** The size that sites ask for. */
export const cardSize = { width: 1200, height: 630 } as const

const grout = 3
/** The side of a tile: the wall is as high as the card. */
const tileSize = (cardSize.height - (bed.rows + 1) * grout) / bed.rows
const step = tileSize + grout
const wallLeft = cardSize.width - bed.columns * step - grout
const left = 64
const textWidth = wallLeft - left - 36

interface Fonts {
  readonly display: Letters
  readonly strong: Letters
  readonly text: Letters
}

/** Draws a card as PNG. */
export type DrawCard = (card: Card) => Promise<Uint8Array>

/** How many fonts and walls are remembered: many pages share them. */
const most = { fonts: 24, walls: 8 } as const

/** Returns a function that draws cards, which remembers the letters and walls that it drew last. */
export function createCardDrawer(art: BrandArt): DrawCard {
  const { light, tiles } = art
  const fonts = remembering<Promise<Letters>>(most.fonts)
  const walls = remembering<Pixels>(most.walls)

  const lettersOf = (file: string, text: string, weight: number, spacing = 0) => {
    const more = moreThanAlways(text)
    const key = [file, weight, spacing, more].join()
    return fonts(key, () => readLetters(file, { more, weight, spacing }))
  }
  return async (card) => {
    const { title, brand, language, address, wall, isPanel } = card
    const signs = wall.cells.map(({ sign = '' }) => sign).join('')
    const [display, strong, text] = await Promise.all([
      lettersOf(art.fonts.display, title + signs, 700, -0.024),
      lettersOf(art.fonts.text, `${brand}${language}`, 700),
      lettersOf(art.fonts.text, address, 500),
    ])
    const ground = light[isPanel ? 'panel' : 'bg'] ?? ''
    const words = drawWords(card, art, { display, strong, text })
    return encodePng(
      beside(
        pixelsOf(picture(0, wallEdge, ground, words), wallEdge),
        walls(JSON.stringify([ground, wall]), () =>
          pixelsOf(
            picture(
              wallEdge,
              cardSize.width - wallEdge,
              ground,
              drawWall(wall, { tiles, light }, display),
            ),
            cardSize.width - wallEdge,
          ),
        ),
      ),
    )
  }
}

/** Returns a function that finds what was made under a key, and forgets what was made first. */
function remembering<Value>(limit: number) {
  const made = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const value = made.get(key) ?? make()
    made.set(key, value)
    const [oldest] = made.keys()
    if (made.size > limit && oldest !== undefined) made.delete(oldest)
    return value
  }
}

/** Where words and wall are drawn apart. */
const wallEdge = Math.floor(wallLeft)

const picture = (from: number, width: number, ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} 0 ${width} ${cardSize.height}"><path fill="${ground}" d="M0 0h${cardSize.width}v${cardSize.height}H0z"/>${content}</svg>`

/** Two pictures of the same height as one. */
function beside(left: Pixels, right: Pixels): Pixels {
  const width = left.width + right.width
  const colors = new Uint32Array(width * left.height)
  for (const [picture, offset] of [
    [left, 0],
    [right, left.width],
  ] as const) {
    for (let row = 0; row < picture.height; row += 1) {
      const from = row * picture.width
      colors.set(picture.colors.subarray(from, from + picture.width), row * width + offset)
    }
  }
  return { width, height: left.height, colors }
}

function drawWords(card: Card, { light, tiles }: BrandArt, fonts: Fonts): string {
  const { brand, tile, language, address, isPanel } = card
  const ink = light[isPanel ? 'on-panel' : 'ink'] ?? ''
  const faint = light[isPanel ? 'on-panel-muted' : 'muted'] ?? ''
  const addressLeft = left + fonts.strong.width(language, 24) + 20
  const room = wallLeft - addressLeft - 24
  const addressSize = Math.min(24, (24 * room) / fonts.text.width(address, 24))

  return [
    `<g transform="translate(${left} 52) scale(${44 / 96})">${paint(tiles[tile] ?? '', light)}</g>`,
    at(left + 60, 85, ink, fonts.strong.outlines(brand, 30)),
    drawTitle(card.title, ink, fonts.display),
    at(left, 582, faint, fonts.strong.outlines(language, 24)),
    at(addressLeft, 582, faint, fonts.text.outlines(address, addressSize)),
  ].join('')
}

const at = (x: number, y: number, fill: string, content: string) =>
  `<g fill="${fill}" transform="translate(${x} ${y})">${content}</g>`

const lineHeight = 1.04
const mostLines = 5

function drawTitle(title: string, ink: string, letters: Letters): string {
  const { size, lines } = setTitle(title, letters)
  const leading = size * lineHeight
  // Capitals are about seven tenths of the size: the block is centred on what is seen of it.
  const top = (cardSize.height - leading * (lines.length - 1) + 0.7 * size) / 2
  return lines
    .map((line, index) => at(left, top + index * leading, ink, letters.outlines(line, size)))
    .join('')
}

/** The largest size at which a title has few lines and no word is wider than the card allows. */
export function setTitle(
  title: string,
  letters: Letters,
): { readonly size: number; readonly lines: readonly string[] } {
  const words = title.split(/\s+/)
  const first = title.length <= 26 ? 92 : title.length <= 50 ? 76 : 64
  for (let size = first; ; size -= 4) {
    const widths = new Map<string, number>()
    const width = (text: string) => {
      const known = widths.get(text) ?? letters.width(text, size)
      widths.set(text, known)
      return known
    }
    const lines = balance(words, width)
    const fits = lines.length <= mostLines && lines.every((line) => width(line) <= textWidth)
    if (fits || size <= 24) return { size, lines }
  }
}

type Width = (text: string) => number

/** As few lines as there is room for, about as wide as each other. */
function balance(words: readonly string[], width: Width): readonly string[] {
  const { length } = wrap(words, width, textWidth)
  let most = textWidth
  while (most > 0 && wrap(words, width, most - 4).length === length) most -= 4
  return wrap(words, width, most)
}

function wrap(words: readonly string[], width: Width, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && width(longer) <= most) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** A wall at the bottom left of an empty one. What is higher or wider than that is cut off. */
function drawWall(
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
  const inside = `<clipPath id="wall"><path d="M${wallLeft} 0H1200V630H${wallLeft}z"/></clipPath>`
  return [
    inside,
    `<g clip-path="url(#wall)"><path fill="${light['grout']}" d="M${wallLeft} 0H1200V630H${wallLeft}z"/>`,
    ...[...cells, ...drawn].map(({ cell, x, y, span }) => {
      const side = span * step - grout
      const content = cell?.tile === undefined ? '' : paint(tiles[cell.tile] ?? '', light)
      const fill = light[cell?.hole ? 'shade' : 't-p']
      return [
        `<svg x="${wallLeft + grout + x * step}" y="${grout + y * step}" width="${side}" height="${side}" viewBox="0 0 96 96">`,
        `<path fill="${fill}" d="M0 0h96v96H0z"/>`,
        content === '' ? '' : `<g transform="rotate(${cell?.turn ?? 0} 48 48)">${content}</g>`,
        cell?.sign === undefined ? '' : drawSign(cell.sign, light['t-g'] ?? '', letters),
        '</svg>',
      ].join('')
    }),
    '</g>',
  ].join('')
}

/** The number on a house-number tile: the longer it is, the smaller. */
function drawSign(sign: string, fill: string, letters: Letters): string {
  const isLong = sign.length > 2
  const size = isLong ? 40 : 66
  const x = 48 - letters.width(sign, size) / 2
  return at(x, isLong ? 62 : 71, fill, letters.outlines(sign, size))
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
