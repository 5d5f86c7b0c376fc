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

/** Reads the letters of a font that `text` needs. `spacing` is in parts of the size. */
export async function readLetters(
  file: string,
  { text, weight, spacing = 0 }: { text: string; weight: number; spacing?: number },
): Promise<Letters> {
  const plain = await subsetFont(readFileSync(file), always + text, {
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
