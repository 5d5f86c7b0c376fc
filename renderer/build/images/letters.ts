import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import { remember } from './remember.ts'

/** The letters of a font in one weight. Sizes and places are in pixels. */
export interface Letters {
  /** The width of a line at a size. */
  width(text: string, size: number): number
  /** A line as outlines, from the left end of its base line. */
  outlines(text: string, size: number): string
  /** What a line is made of. */
  glyphs(text: string, size: number): readonly Glyph[]
  /** A glyph as outline, and the part of a picture that it reaches into. */
  glyph(id: number, size: number): { readonly outline: string; readonly box: Box }
}

export interface Glyph {
  readonly id: number
  /** Its place from the left end of the base line. */
  readonly x: number
  readonly y: number
}

/** The edges of a glyph from its place. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Wanted {
  readonly weight: number
  /** In parts of the size. */
  readonly spacing?: number
}

/** How many measured lines are remembered: those of a card are measured before they are printed. */
const mostRuns = 200

/** Reads letters of a font that is not compressed, in a weight or the nearest that it has. */
export function readLetters(plain: Uint8Array, { weight, spacing = 0 }: Wanted): Letters {
  const face = new Face(new Blob(plain))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])

  const runs = new Map<string, ReturnType<Run['getGlyphInfosAndPositions']>>()
  const shaped = (line: string) =>
    remember(runs, line, mostRuns, () => {
      const run = new Run()
      run.addText(line)
      run.guessSegmentProperties()
      shape(font, run)
      return run.getGlyphInfosAndPositions()
    })
  const glyphs = (line: string, size: number) => {
    const scale = size / face.upem
    let x = 0
    return shaped(line).map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }): Glyph => {
      const place = { id, x: (x + xOffset) * scale, y: -yOffset * scale }
      x += xAdvance + spacing * face.upem
      return place
    })
  }
  const outline = (id: number, size: number, x: number, y: number) => {
    const path = font.glyphToPath(id)
    const scale = size / face.upem
    return path === ''
      ? ''
      : `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`
  }

  return {
    glyphs,
    width: (line, size) =>
      shaped(line).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * (size / face.upem) +
      spacing * size * [...line].length,
    outlines: (line, size) =>
      glyphs(line, size)
        .map(({ id, x, y }) => outline(id, size, x, y))
        .join(''),
    glyph: (id, size) => {
      const scale = size / face.upem
      const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(id) ?? {}
      return {
        outline: outline(id, size, 0, 0),
        box: {
          left: xBearing * scale,
          right: (xBearing + width) * scale,
          top: -yBearing * scale,
          bottom: -(yBearing + height) * scale,
        },
      }
    },
  }
}
