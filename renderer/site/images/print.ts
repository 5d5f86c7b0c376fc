import type { GlyphId, Letters } from './letters.ts'
import { add, type Differences, type Patch, patchOf, pixelsOf } from './png.ts'
import { remember } from './remember.ts'

export interface Line {
  readonly text: string
  readonly size: number
  /** The left end of its base line. */
  readonly x: number
  readonly y: number
  /** The place of the first of its `inkOf` in the palette; that of the ground is 0. */
  readonly color: number
  /** Where the ground ends. */
  readonly right: number
}

/** Prints a line. A letter that would not stand on the ground as a whole is left out. */
export type Print = (sheet: Differences, line: Line) => void

/** How many shades a letter has: the last is its colour. */
const shades = 16
/** How many places a colour of words takes in a palette. */
export const inkLength = 2 * shades

/**
 * The colours of a line between that of the ground, which is none of them, and its own. Where two letters
 * touch, their shades add up.
 */
export function inkOf(ground: number, color: number): readonly number[] {
  const part = (shade: number, shift: number) => {
    const [from, to] = [(ground >> shift) & 0xff, (color >> shift) & 0xff]
    return Math.round(from + ((to - from) * Math.min(shade, shades)) / shades) << shift
  }
  return Array.from({ length: inkLength }, (_, index) =>
    [0, 8, 16].reduce((sum, shift) => sum + part(index + 1, shift), 0),
  )
}

/** In how many places a letter may stand on a pixel. */
const parts = 4
/** How many drawn letters are remembered. */
const most = 2000

/** A letter in shades. */
interface Stamp extends Patch {
  readonly left: number
  readonly top: number
}

/** Returns a function that prints letters, and remembers each as it was drawn. */
export function createPrint(letters: Letters): Print {
  const stamps = new Map<string, Stamp>()
  return (sheet, { text, size, x, y, color, right }) => {
    for (const glyph of letters.glyphs(text, size)) {
      const place = Math.round((x + glyph.x) * parts)
      const left = Math.floor(place / parts)
      const offset = place / parts - left
      const stamp = remember(
        stamps,
        `${glyph.face} ${glyph.id} ${size} ${offset} ${color}`,
        most,
        () => drawStamp(letters, { glyph, size, offset, color }),
      )
      const at = { x: left + stamp.left, y: Math.round(y + glyph.y) + stamp.top }
      const isInside =
        Math.min(at.x, at.y) >= 0 &&
        at.x + stamp.width <= right &&
        at.y + stamp.height <= sheet.height
      if (isInside) add(sheet, stamp, at.x, at.y)
    }
  }
}

interface Drawn {
  readonly glyph: GlyphId
  readonly size: number
  /** How far it stands right of a pixel. */
  readonly offset: number
  readonly color: number
}

function drawStamp(letters: Letters, { glyph, size, offset, color }: Drawn): Stamp {
  const { outline, box } = letters.glyph(glyph, size)
  const left = Math.floor(box.left + offset)
  const top = Math.floor(box.top)
  const width = Math.ceil(box.right + offset) - left
  const height = Math.ceil(box.bottom) - top
  if (outline === '') return { left, top, width: 0, height: 0, rows: new Uint8Array() }

  const { colors } = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"><path d="M${left} ${top}h${width}v${height}h${-width}z"/><g fill="#fff" transform="translate(${offset})">${outline}</g></svg>`,
    width,
  )
  const places = Uint8Array.from(colors, (pixel) => {
    const shade = Math.round(((pixel & 0xff) * shades) / 0xff)
    return shade === 0 ? 0 : color + shade - 1
  })
  return { left, top, ...patchOf({ width, height, places }) }
}
