import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import { remember } from './remember.ts'

/** The letters of some fonts in one weight. Sizes and places are in pixels. */
export interface Letters {
  /** The width of a line at a size. */
  width(text: string, size: number): number
  /** A line as outlines, from the left end of its base line. */
  outlines(text: string, size: number): string
  /** What a line is made of. */
  glyphs(text: string, size: number): readonly Glyph[]
  /** A glyph as outline, and the part of a picture that it reaches into. */
  glyph(glyph: GlyphId, size: number): { readonly outline: string; readonly box: Box }
}

/** Which of the fonts a glyph is of, and its number in that. */
export interface GlyphId {
  readonly face: number
  readonly id: number
}

interface Glyph extends GlyphId {
  /** Its place from the left end of the base line. */
  readonly x: number
  readonly y: number
}

/** The edges of a glyph from its place. */
interface Box {
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

/** A glyph with its measures in parts of the size. */
interface Shaped extends Glyph {
  readonly advance: number
}

/**
 * Reads letters of fonts that are not compressed, in a weight or the nearest that they have. A letter is that of the
 * first font that can show it; one that none can takes no room.
 */
export function readLetters(
  plain: readonly Uint8Array[],
  { weight, spacing = 0 }: Wanted,
): Letters {
  const faces = plain.map((each) => readFace(each, weight))
  const runs = new Map<string, readonly Shaped[]>()
  const shaped = (line: string) =>
    remember(runs, line, mostRuns, () =>
      splitByFace(line, faces).flatMap(({ face, text }) => shapeRun(faces, face, text)),
    )
  const glyphs = (line: string, size: number) => {
    let left = 0
    return shaped(line).map(({ face, id, x, y, advance }): Glyph => {
      const place = { face, id, x: (left + x) * size, y: y * size }
      left += advance + spacing
      return place
    })
  }
  const outline = ({ face, id }: GlyphId, size: number, x: number, y: number) => {
    const { font, upem } = faces[face] ?? {}
    const path = font?.glyphToPath(id) ?? ''
    const scale = size / (upem ?? 1)
    return path === ''
      ? ''
      : `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`
  }

  return {
    glyphs,
    width: (line, size) =>
      shaped(line).reduce((sum, { advance }) => sum + advance + spacing, 0) * size,
    outlines: (line, size) =>
      glyphs(line, size)
        .map((glyph) => outline(glyph, size, glyph.x, glyph.y))
        .join(''),
    glyph: (glyph, size) => {
      const { font, upem } = faces[glyph.face] ?? {}
      const scale = size / (upem ?? 1)
      const {
        xBearing = 0,
        yBearing = 0,
        width = 0,
        height = 0,
      } = font?.glyphExtents(glyph.id) ?? {}
      return {
        outline: outline(glyph, size, 0, 0),
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

/** A font in a weight, and in how many parts it divides a size. */
interface SetFace {
  readonly font: Font
  readonly upem: number
}

function readFace(plain: Uint8Array, weight: number): SetFace {
  const face = new Face(new Blob(plain))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, upem: face.upem }
}

/**
 * Whether a font can show a character: as it is, from its parts, or, if it is only a space or a sign for the shaping,
 * without a glyph of its own.
 */
export function canShow(character: string, has: (character: string) => boolean): boolean {
  if (has(character) || /\p{Cf}/u.test(character)) return true
  if (/\s/.test(character)) return has(' ')
  const parts = [...character.normalize('NFD')]
  return parts.length > 1 && parts.every(has)
}

/** What belongs to the letter before it. */
const dependent = /[\s\p{M}\p{Cf}]/u

/** The parts of a line that one font each shows. */
function splitByFace(line: string, faces: readonly SetFace[]) {
  const parts: { readonly face: number; text: string }[] = []
  for (const character of line.normalize('NFC')) {
    const last = parts.at(-1)
    const isShownBy = ({ font }: SetFace) =>
      canShow(character, (each) => font.nominalGlyph(each.codePointAt(0) ?? 0) !== undefined)
    const before = dependent.test(character) && last && faces[last.face]
    const face = before && isShownBy(before) ? last.face : faces.findIndex(isShownBy)
    if (last?.face === face) last.text += character
    else if (face >= 0) parts.push({ face, text: character })
  }
  return parts
}

function shapeRun(faces: readonly SetFace[], face: number, text: string): readonly Shaped[] {
  const used = faces[face]
  if (!used) return []
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(used.font, run)
  return run
    .getGlyphInfosAndPositions()
    .map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      ...{ face, id, advance: xAdvance / used.upem },
      ...{ x: xOffset / used.upem, y: -yOffset / used.upem },
    }))
}
