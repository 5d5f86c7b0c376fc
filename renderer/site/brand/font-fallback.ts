import { readFileSync } from 'node:fs'
import type { FontData } from '#site/types.ts'

/**
 * Fonts that computers have, by the names of each and of fonts with the same widths, with the mean width of the letters
 * of `sample` in parts of the size, from Adobe’s metrics of Helvetica, Times and Courier, which Arial, Times New Roman
 * and Courier New were made to have. Android has none of these: the letters of its Roboto are as wide on average.
 */
export const localFonts = {
  'sans-serif': { names: ['Arial', 'Roboto-Regular', 'Liberation Sans'], width: 0.44464 },
  serif: { names: ['Times New Roman', 'Liberation Serif'], width: 0.40351 },
  monospace: { names: ['Courier New', 'Liberation Mono'], width: 0.6 },
} as const

/** Small letters and spaces, each about as often as languages in Latin letters use them. */
const sample = `aaaaaabbcccddddeeeeeeeeeeeefgghhhiiiiijkklllllmmnnnnnnoooooppqrrrrrsssssttttttuuuvvwxyz${' '.repeat(17)}`

interface Input {
  readonly name: string
  readonly file: string
  readonly weight: number
  readonly like: FontData['like']
}

/**
 * A local font in the measures of a font file, as a `@font-face` rule: those of the weight, or of the nearest that the
 * file has. Ascent, descent and gap are those that browsers take: of `hhea`, or of `OS/2` for a font that asks for it.
 */
export async function fallbackRule({ name, file, weight, like }: Input): Promise<string> {
  // Loaded by the builds that make a bundle: most take over that of the last.
  const { Blob, Face, Font, Variation } = await import('harfbuzzjs')
  const { default: subsetFont } = await import('subset-font')
  const plain = await subsetFont(readFileSync(file), sample, { targetFormat: 'sfnt' })
  const face = new Face(new Blob(plain))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])

  const local = localFonts[like]
  const { ascender, descender, lineGap } = font.hExtents()
  const glyphs = Array.from(sample, (letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0))
  const total = glyphs.reduce<number>(
    (sum, glyph) => sum + (glyph ? font.glyphHAdvance(glyph) : 0),
    0,
  )
  // A font without Latin letters keeps the size.
  const size = glyphs.every(Boolean) ? total / glyphs.length / face.upem / local.width : 1
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`
  const ofSize = (units: number) => percent(units / face.upem / size)
  return `@font-face {
    font-family: ${name};
    src: ${local.names.map((each) => `local("${each}")`).join(', ')};
    size-adjust: ${percent(size)};
    ascent-override: ${ofSize(ascender)};
    descent-override: ${ofSize(-descender)};
    line-gap-override: ${ofSize(lineGap)};
  }`
}
