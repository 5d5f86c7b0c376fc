import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandStyles } from './sources.ts'

/** A font of a list such as `--display`: its first, if a `@font-face` rule gives the file of it. */
export interface ListedFont {
  /** The name of the list. */
  readonly list: string
  /** What the list ends with, such as `sans-serif`. */
  readonly last: string
  /** The `@font-face` rule, as it is written. */
  readonly rule: string
  readonly file: string
}

/** The weight that texts of a list are set in, where fonts have several: headings are bold. */
export const weightOf = (list: string): number => (list === 'display' ? 700 : 400)

/** The fonts of a style sheet without comments. */
export function listedFonts(root: string, styles: string): readonly ListedFont[] {
  const faces = [...styles.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1]?.trim()
    const url = /url\(\s*["']?([^"')]+)/.exec(rule)?.[1]
    const [from = 400, to = from] = (
      /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule)?.slice(1) ?? []
    ).flatMap((text) => (text === undefined ? [] : [Number(text)]))
    return url === undefined ? [] : [{ rule, family, file: fileOf(root, url), from, to }]
  })

  const lists = new Map<string, readonly string[]>()
  for (const [, list = '', value = ''] of styles.matchAll(/--([\w-]+):\s*([^;{}]+)/g)) {
    const families = value.split(',').map((each) => each.trim().replaceAll(/["']/g, ''))
    if (!lists.has(list)) lists.set(list, families)
  }

  return [...lists].flatMap(([list, families]) => {
    const weight = weightOf(list)
    const known = faces.filter(({ family }) => family === families[0])
    const face = known.find(({ from, to }) => from <= weight && weight <= to) ?? known[0]
    return face ? [{ list, last: families.at(-1) ?? '', rule: face.rule, file: face.file }] : []
  })
}

/** The style sheet without its comments, which may hold rules that do not count. */
export const withoutComments = (styles: string) => styles.replaceAll(/\/\*.*?\*\//gs, '')

/** A file beside the style sheet of the brand, or one of a package. */
function fileOf(root: string, url: string): string {
  const beside = join(root, brandStyles, '..', url)
  return existsSync(beside) ? beside : join(root, 'node_modules', url)
}

/** The font of headings and that of texts. If a site has one, it stands for both. */
export interface BrandFonts<Font> {
  readonly display: Font
  readonly text: Font
}

/** The files of the first fonts of `--display` and `--text`. */
export function brandFonts(root: string, styles: string): BrandFonts<string> {
  const listed = listedFonts(root, withoutComments(styles))
  const fileOf = (name: string) => listed.find(({ list }) => list === name)?.file
  const [display, text] = [fileOf('display'), fileOf('text')]
  const either = display ?? text
  if (either === undefined) {
    throw new Error(`${brandStyles} has no font file for --display, nor for --text.`)
  }
  return { display: display ?? either, text: text ?? either }
}
