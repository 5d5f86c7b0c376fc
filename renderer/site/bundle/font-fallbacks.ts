import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Folders } from '../page-input.ts'
import { type ListedFont, listedFonts, weightOf, withFiles, withoutComments } from './font-faces.ts'
import { type FontMeasures, readMeasures, sample } from './font-measures.ts'

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
const localFonts = {
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

/** The local font that is most like the last font of a list. */
export const localLike = (last: string): LocalFont =>
  last === 'serif' || last === 'monospace' ? localFonts[last] : localFonts['sans-serif']

/**
 * Gives each list of fonts a second font: a local one in the measures of the first, so that nothing moves when
 * the file of that arrives. A list whose first font has no file, or none yet, stays as it is.
 */
export async function addFallbacks(folders: Folders, styles: string): Promise<string> {
  let after = withoutComments(styles)
  for (const font of listedFonts(folders, after)) {
    if (!existsSync(font.file)) continue
    const name = `fallback-${font.list}`
    const rule = fallbackRule(name, font, await readMeasures(font.file, weightOf(font.list)))
    after = after
      .replace(font.rule, (face) => `${face}\n${rule}`)
      .replace(new RegExp(`--${font.list}:[^,;}]+`), (first) => `${first}, ${name}`)
  }
  return after
}

function fallbackRule(name: string, { last }: ListedFont, measures: FontMeasures): string {
  const local = localLike(last)
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

/** Adds the fallbacks to the style sheet of the brand, in a build as well as in development. */
export const fontFallbacks = (folders: Folders): Plugin => ({
  name: 'diptych:font-fallbacks',
  enforce: 'pre',
  async transform(styles, id) {
    if (resolve(id.split('?')[0] ?? '') !== realpathSync(folders.brand)) return undefined
    return { code: withFiles(folders, await addFallbacks(folders, styles)), map: null }
  },
})
