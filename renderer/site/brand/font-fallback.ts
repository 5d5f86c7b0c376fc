import { readFileSync } from 'node:fs'
import type { FontData } from '#site/types.ts'

/** A font that computers have, by the names of it and of fonts with the same widths. */
interface LocalFont {
  readonly names: readonly string[]
  readonly widths: FontMeasures['widths']
}

const letters = 'abcdefghijklmnopqrstuvwxyz '

const localFont = (names: readonly string[], thousandths: readonly number[]): LocalFont => ({
  names,
  widths: new Map(
    Array.from(letters, (letter, index) => [letter, (thousandths[index] ?? 0) / 1000]),
  ),
})

/**
 * The widths are those of Helvetica, Times and Courier in Adobe’s metrics of the 14 standard PDF fonts, which
 * Arial, Times New Roman and Courier New were made to have. Android has none of these: the letters of its Roboto
 * are as wide on average, within a thousandth.
 */
export const localFonts = {
  'sans-serif': localFont(
    ['Arial', 'Roboto-Regular', 'Liberation Sans'],
    [
      ...[556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556],
      ...[333, 500, 278, 556, 500, 722, 500, 500, 500, 278],
    ],
  ),
  serif: localFont(
    ['Times New Roman', 'Liberation Serif'],
    [
      ...[444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500],
      ...[333, 389, 278, 500, 500, 722, 500, 500, 444, 250],
    ],
  ),
  monospace: localFont(
    ['Courier New', 'Liberation Mono'],
    Array.from(letters, () => 600),
  ),
} as const

/** A local font in the measures of a font file, as a `@font-face` rule. */
export async function fallbackRule({
  name,
  file,
  weight,
  like,
}: {
  readonly name: string
  readonly file: string
  readonly weight: number
  readonly like: FontData['like']
}): Promise<string> {
  const measures = await readMeasures(file, weight)
  const local = localFonts[like]
  const shared = [...sample].filter((letter) => measures.widths.has(letter))
  const width = (widths: FontMeasures['widths']) =>
    shared.reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0)
  // A font without any Latin letter keeps the size.
  const size = shared.length === 0 ? 1 : width(measures.widths) / width(local.widths)

  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`
  return `@font-face {
    font-family: ${name};
    src: ${local.names.map((each) => `local("${each}")`).join(', ')};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(measures.ascent / size)};
    descent-override: ${percent(measures.descent / size)};
    line-gap-override: ${percent(measures.lineGap / size)};
  }`
}

/** The measures of a font, in parts of its size. */
interface FontMeasures {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The widths of the letters that `sample` has and the font has as well. */
  readonly widths: ReadonlyMap<string, number>
}

/** Small letters and spaces, each about as often as languages in Latin letters use them. */
const sample = `aaaaaabbcccddddeeeeeeeeeeeefgghhhiiiiijkklllllmmnnnnnnoooooppqrrrrrsssssttttttuuuvvwxyz${' '.repeat(17)}`

/**
 * Reads the measures of a font file in a weight, or the nearest that it has. Ascent, descent and gap are those
 * that browsers take: of `hhea`, or of `OS/2` for a font that asks for it.
 */
async function readMeasures(file: string, weight: number): Promise<FontMeasures> {
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
