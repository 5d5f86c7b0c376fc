import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { always } from '../bundle/subset-fonts.ts'

/** The letters of a font in one weight. */
export interface Letters {
  /** The width of a line at a size, in pixels. */
  width(text: string, size: number): number
  /** A line as outlines, from the left end of its base line. */
  outlines(text: string, size: number): string
}

interface Wanted {
  /** Characters beside those of every site. */
  readonly more: string
  readonly weight: number
  /** In parts of the size. */
  readonly spacing?: number
}

/** The characters of a text that not every site has, each once, in order. */
export const moreThanAlways = (text: string): string =>
  [...new Set(text)]
    .filter((character) => !always.includes(character))
    .toSorted()
    .join('')

/** Reads letters of a font. */
export async function readLetters(
  file: string,
  { more, weight, spacing = 0 }: Wanted,
): Promise<Letters> {
  const plain = await subsetFont(readFileSync(file), always + more, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const face = new Face(new Blob(plain))
  const font = new Font(face)

  const glyphsOf = (line: string) => {
    const run = new Run()
    run.addText(line)
    run.guessSegmentProperties()
    shape(font, run)
    return run.getGlyphInfosAndPositions()
  }
  return {
    width: (line, size) =>
      glyphsOf(line).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * (size / face.upem) +
      spacing * size * [...line].length,
    outlines: (line, size) => {
      const scale = size / face.upem
      let x = 0
      const paths = glyphsOf(line).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const path = font.glyphToPath(codepoint)
        const place = `translate(${x + xOffset} ${yOffset})`
        x += xAdvance + spacing * face.upem
        return path === '' ? '' : `<path transform="${place}" d="${path}"/>`
      })
      return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}
