import type { BrandFonts } from '../../brand/font-faces.ts'
import type { BrandArt } from '../brand-art.ts'
import { type Letters, readLetters } from '../letters.ts'
import { paint, pixelOf } from '../paint.ts'
import {
  add,
  type Differences,
  paletteOf,
  patchOf,
  pixelsOf,
  plainDifferences,
  sheetOf,
  writeDifferences,
} from '../png.ts'
import { createPrint, inkLength, inkOf, type Line, type Print } from '../print.ts'
import { remember } from '../remember.ts'
import { type Card, cardSize } from './card.ts'
import { drawWall } from './draw-wall.ts'
import { addressSize, type Layout, layOut, nameSize } from './layout.ts'

/** Draws a card as PNG. */
export type DrawCard = (card: Card) => Uint8Array

/** Letters with what prints them. */
interface Type extends Letters {
  readonly print: Print
}

interface Types {
  readonly display: Type
  readonly text: Type
}

/** Fewer shades at the edges of shapes make a file smaller, and nobody sees it. */
const mostColors = 112

/** How many cards without words are remembered: many pages share them. */
const mostBlanks = 12

/**
 * Returns a function that draws cards with fonts that are not compressed, which remembers the letters and walls
 * that it drew last.
 */
export function createCardDrawer(
  art: BrandArt,
  fonts: BrandFonts<readonly Uint8Array[]>,
): DrawCard {
  const blanks = new Map<string, Blank>()
  const print = createCardPrinter()
  const typeOf = (plain: readonly Uint8Array[], weight: number, spacing = 0): Type => {
    const letters = readLetters(plain, { weight, spacing })
    return { ...letters, print: createPrint(letters) }
  }
  const types = {
    display: typeOf(fonts.display, 700, -0.024),
    text: typeOf(fonts.text, 500),
  }
  return (card) => {
    const layout = layOut(card, types)
    const { wall, tile, isPanel, tint, brand } = card
    const key = JSON.stringify([tile, wall, isPanel, tint, brand, layout.wall, layout.name])
    const blank = remember(blanks, key, mostBlanks, () =>
      drawBlank(card, layout, { art, letters: types.display }),
    )
    return print(blank, linesOf(card, layout, types))
  }
}

/** A card without words. */
interface Blank {
  readonly palette: readonly number[]
  readonly picture: Differences
}

interface Means {
  readonly art: BrandArt
  readonly letters: Letters
}

function drawBlank(
  { tile, wall, isPanel, tint = '', isMirrored }: Card,
  layout: Layout,
  means: Means,
): Blank {
  const { width, height } = cardSize
  const { light, tints, tiles } = means.art
  const colors = tints[tint] ?? light
  const [ground = '', ...inks] = isPanel
    ? [colors['panel'], colors['on-panel'], colors['on-panel-muted']]
    : [colors['bg'], colors['ink'], colors['muted']]
  const draw = (content: string, x: number, y: number, wide: number, high: number) => {
    const whole = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${content}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}">${whole}</svg>`
    return { x, y, pixels: pixelsOf(svg, wide) }
  }
  // What is between them has one colour and need not be drawn.
  const { wallLeft, step, wall: shown, name } = layout
  const size = nameSize.tile
  const left = Math.round(isMirrored ? name.left + name.width - size : name.left)
  const sign = `<g transform="translate(${left} ${name.top}) scale(${size / 96})">${paint(tiles[tile] ?? '', colors)}</g>`
  const parts = [
    draw(sign, left, name.top, size, size),
    draw(
      drawWall(wall, layout, { tiles, colors }, means.letters),
      ...[wallLeft, 0, shown.columns * step, Math.min(height, shown.rows * step)],
    ),
  ]
  const first = pixelOf(ground)
  const words = inks.flatMap((ink = '') => inkOf(first, pixelOf(ink)))
  const palette = paletteOf(
    parts.map(({ pixels }) => pixels),
    [first, ...words],
    mostColors,
  )
  const picture = plainDifferences(width, height)
  for (const { x, y, pixels } of parts) add(picture, patchOf(sheetOf(pixels, palette)), x, y)
  return { palette, picture }
}

/** The places of the colours of words in the palette of a card, after that of the ground. */
const ink = 1
const faint = ink + inkLength

/** Returns a function that prints words on a blank card: always on the same sheet, for new memory costs time. */
function createCardPrinter() {
  const sheet = plainDifferences(cardSize.width, cardSize.height)
  return (blank: Blank, lines: readonly TypedLine[]): Uint8Array => {
    sheet.rows.set(blank.picture.rows)
    for (const { type, ...line } of lines) type.print(sheet, line)
    return writeDifferences(sheet, blank.palette)
  }
}

interface TypedLine extends Line {
  readonly type: Type
}

/** The height of capitals is about seven tenths of the size, and that of lines a little more than it. */
const [capitals, lineHeight] = [0.7, 1.03]

function linesOf(card: Card, layout: Layout, { display, text }: Types): readonly TypedLine[] {
  const { isMirrored = false, brand } = card
  const { title, words, middle, name, address } = layout
  const set =
    (type: Type, line: { text: string; size: number; y: number; color: number }) =>
    ({ left, width }: Layout['words']): TypedLine => {
      const x = isMirrored ? left + width - type.width(line.text, line.size) : left
      return { type, ...line, x, right }
    }
  const right = layout.wallLeft === 0 ? cardSize.width : layout.wallLeft
  const side = nameSize.tile + nameSize.space
  const beside = { left: isMirrored ? name.left : name.left + side, width: name.width - side }
  const fitting = Math.floor((addressSize * address.width) / text.width(card.address, addressSize))
  const leading = title.size * lineHeight
  const top = middle - (leading * (title.lines.length - 1) - capitals * title.size) / 2
  return [
    set(display, { text: brand, size: nameSize.letters, y: name.top + 32, color: ink })(beside),
    ...title.lines.map((line, index) =>
      set(display, { text: line, size: title.size, y: top + index * leading, color: ink })(words),
    ),
    set(text, {
      ...{ text: card.address, size: Math.min(addressSize, fitting) },
      ...{ y: address.base, color: faint },
    })(address),
  ]
}
