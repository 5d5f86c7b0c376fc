import type { Letters } from '../letters.ts'
import { type Card, cardSize, walls } from './card.ts'
import { type SetTitle, setTitle } from './set-title.ts'

/** Where the parts of a card stand. */
export interface Layout {
  /** The columns and rows of the wall that are shown, and its left end; it starts at the top. */
  readonly wall: { readonly columns: number; readonly rows: number }
  readonly wallLeft: number
  /** The part of a tile's place that it covers is smaller by the grout. */
  readonly step: number
  readonly title: SetTitle
  /** The left end of the words, and how wide a line may be. */
  readonly words: Column
  /** The middle of the title. */
  readonly middle: number
  /** The name of the brand and the address. */
  readonly name: Column & { readonly top: number }
  readonly address: Column & { readonly base: number }
}

interface Column {
  readonly left: number
  readonly width: number
}

/** Between tiles. */
export const grout = 3
export const nameSize = { tile: 43, space: 14, letters: 31 } as const
export const addressSize = 23

const besideSide = cardSize.height
const wordsWidth = cardSize.width - besideSide
const [outer, inner] = [55, 29]
const overHeight = 400
const sizes = { beside: { long: 62, short: 72 }, over: 88 } as const
/** Titles of more letters are long. */
const longTitle = 50
/** In parts of the size of the title over which a wall stands. */
const shortLine = 8.4

/** The wall of a short title stands over it, if there is one as wide. */
export function layOut(
  { title, brand, address, wall, isMirrored = false }: Card,
  { display, text }: Record<'display' | 'text', Pick<Letters, 'width'>>,
): Layout {
  const place = (left: number, width: number) => ({
    left: isMirrored ? cardSize.width - left - width : left,
    width,
  })
  const nameWidth = nameSize.tile + nameSize.space + display.width(brand, nameSize.letters)
  const isWide = wall.some(({ x }) => x >= walls.beside.columns)
  if (isWide) {
    const margin = 48
    const side = Math.ceil(Math.max(nameWidth, text.width(address, addressSize)))
    const width = Math.min(sizes.over * shortLine, cardSize.width - 2 * margin - side - 36)
    const set = setTitle(title, display, { first: sizes.over, least: sizes.over, width, most: 2 })
    if (set.fits) {
      const right = place(cardSize.width - margin - side, side)
      return {
        ...{ wall: walls.over, wallLeft: 0, step: 100, title: set },
        words: place(margin, width),
        middle: (overHeight + cardSize.height) / 2,
        name: { ...right, top: 462 },
        address: { ...right, base: 550 },
      }
    }
  }
  const words = place(outer, wordsWidth - outer - inner)
  return {
    wall: walls.beside,
    wallLeft: isMirrored ? 0 : wordsWidth,
    step: besideSide / walls.beside.columns,
    title: setBeside(title, display, words.width),
    words,
    middle: 320,
    name: { ...words, top: 55 },
    address: { ...words, base: 577 },
  }
}

/** A title is smaller if it is long, or if that takes a line off many. */
function setBeside(title: string, display: Pick<Letters, 'width'>, width: number): SetTitle {
  const inSize = (first: number) => setTitle(title, display, { first, least: 16, width, most: 5 })
  const smaller = inSize(sizes.beside.long)
  if (title.length > longTitle) return smaller
  const larger = inSize(sizes.beside.short)
  const isShorter = larger.lines.length > 3 && smaller.lines.length < larger.lines.length
  return isShorter ? smaller : larger
}
