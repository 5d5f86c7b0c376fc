import { readFileSync } from 'node:fs'

/** The measures of a font, in parts of its size. */
export interface FontMeasures {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The widths of the letters that `sample` has and the font has as well. */
  readonly widths: ReadonlyMap<string, number>
}

/** Small letters and spaces, each about as often as languages in Latin letters use them. */
export const sample = `aaaaaabbcccddddeeeeeeeeeeeefgghhhiiiiijkklllllmmnnnnnnoooooppqrrrrrsssssttttttuuuvvwxyz${' '.repeat(17)}`

/**
 * Reads the measures of a font file in a weight, or the nearest that it has. Ascent, descent and gap are those
 * that browsers take: of `hhea`, or of `OS/2` for a font that asks for it.
 */
export async function readMeasures(file: string, weight: number): Promise<FontMeasures> {
  // Loaded by the builds that make a bundle: most take over that of the last.
  const { Blob, Face, Font, Variation } = await import('harfbuzzjs')
  const { default: subsetFont } = await import('subset-font')
  const plain = await subsetFont(readFileSync(file), sample, { targetFormat: 'sfnt' })
  const face = new Face(new Blob(plain))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])

  const { ascender, descender, lineGap } = font.hExtents()
  const widths = [...new Set(sample)].flatMap((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    return glyph ? [[letter, font.glyphHAdvance(glyph) / face.upem] as const] : []
  })
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    widths: new Map(widths),
  }
}
