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
import { drawWall, wallLeft } from './draw-wall.ts'
import { setTitle, wordsLeft } from './set-title.ts'

/** Draws a card as PNG. */
export type DrawCard = (card: Card) => Uint8Array

/** Letters with what prints them. */
interface Type extends Letters {
  readonly print: Print
}

interface Types {
  readonly display: Type
  readonly strong: Type
  readonly text: Type
}

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
    strong: typeOf(fonts.text, 700),
    text: typeOf(fonts.text, 500),
  }
  return (card) => {
    const { wall, tile, isPanel } = card
    const key = JSON.stringify([tile, wall, isPanel])
    const blank = remember(blanks, key, mostBlanks, () => drawBlank(card, art, types.display))
    return print(blank, linesOf(card, types))
  }
}

/** A card without words. */
interface Blank {
  readonly palette: readonly number[]
  readonly picture: Differences
}

function drawBlank({ tile, wall, isPanel }: Card, { light, tiles }: BrandArt, letters: Letters) {
  const { width, height } = cardSize
  const [ground = '', ...inks] = isPanel
    ? [light['panel'], light['on-panel'], light['on-panel-muted']]
    : [light['bg'], light['ink'], light['muted']]
  const draw = (content: string, x: number, y: number, wide: number, high: number) => {
    const whole = `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${content}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}">${whole}</svg>`
    return { x, y, pixels: pixelsOf(svg, wide) }
  }
  // What is between them has one colour and need not be drawn.
  const sign = `<g transform="translate(${wordsLeft} 52) scale(${44 / 96})">${paint(tiles[tile] ?? '', light)}</g>`
  const wallStart = Math.floor(wallLeft)
  const parts = [
    draw(sign, wordsLeft, 52, 44, 44),
    draw(drawWall(wall, { tiles, light }, letters), wallStart, 0, width - wallStart, height),
  ]
  const first = pixelOf(ground)
  const words = inks.flatMap((ink = '') => inkOf(first, pixelOf(ink)))
  const palette = paletteOf(
    parts.map(({ pixels }) => pixels),
    [first, ...words],
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

function linesOf(card: Card, { display, strong, text }: Types): readonly TypedLine[] {
  const { title, brand, language, address } = card
  const addressLeft = wordsLeft + strong.width(language, 24) + 20
  const room = wallLeft - addressLeft - 24
  const addressSize = Math.min(24, Math.floor((24 * room) / text.width(address, 24)))
  const line = (type: Type, text: string, size: number, x: number, y: number, color: number) => ({
    ...{ type, text, size, x, y, color, right: wallLeft },
  })
  return [
    line(strong, brand, 30, wordsLeft + 60, 85, ink),
    ...titleLines(title, display),
    line(strong, language, 24, wordsLeft, 582, faint),
    line(text, address, addressSize, addressLeft, 582, faint),
  ]
}

const lineHeight = 1.04
/** Between the name of the brand and the address. Lines of a title that do not fit there are left out. */
const titleRoom = { top: 88, bottom: 550 } as const

function titleLines(title: string, type: Type): readonly TypedLine[] {
  const { size, lines } = setTitle(title, type)
  const leading = size * lineHeight
  // Capitals are about seven tenths of the size: the block is centred on what is seen of it.
  const capitals = 0.7 * size
  const top = (cardSize.height - leading * (lines.length - 1) + capitals) / 2
  return lines
    .map((text, index) => ({
      ...{ type, text, size, color: ink },
      ...{ x: wordsLeft, y: top + index * leading, right: wallLeft },
    }))
    .filter(({ y }) => y - capitals > titleRoom.top && y < titleRoom.bottom)
}
