import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Folders } from '../page-input.ts'
import { packageFolders } from './sources.ts'

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

/** A `@font-face` rule: one of the files of a family. */
interface FontFace {
  readonly rule: string
  readonly family: string | undefined
  readonly file: string
  readonly isItalic: boolean
  hasWeight(weight: number): boolean
}

/** The fonts of a style sheet without comments. */
export function listedFonts(folders: Folders, styles: string): readonly ListedFont[] {
  const faces = facesIn(folders, styles)
  return [...listsIn(styles)].flatMap(([list, families]) => {
    const known = faces.filter(({ family }) => family === families[0])
    const face = known.find(({ hasWeight }) => hasWeight(weightOf(list))) ?? known[0]
    return face ? [{ list, last: families.at(-1) ?? '', rule: face.rule, file: face.file }] : []
  })
}

const facesIn = (folders: Folders, styles: string): readonly FontFace[] =>
  [...styles.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(rule)?.[1]?.trim()
    const url = /url\(\s*["']?([^"')]+)/.exec(rule)?.[1]
    const isItalic = /font-style:\s*(?:italic|oblique)/.test(rule)
    const [from = 400, to = from] = (
      /font-weight:\s*(\d+)(?:\s+(\d+))?/.exec(rule)?.slice(1) ?? []
    ).flatMap((text) => (text === undefined ? [] : [Number(text)]))
    const hasWeight = (weight: number) => from <= weight && weight <= to
    return url === undefined
      ? []
      : [{ rule, family, file: fileOf(folders, url), isItalic, hasWeight }]
  })

/** The families of each list such as `--display`. */
function listsIn(styles: string): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>()
  for (const [, list = '', value = ''] of styles.matchAll(/--([\w-]+):\s*([^;{}]+)/g)) {
    const families = value.split(',').map((each) => each.trim().replaceAll(/["']/g, ''))
    if (!lists.has(list)) lists.set(list, families)
  }
  return lists
}

/** The style sheet without its comments, which may hold rules that do not count. */
export const withoutComments = (styles: string) => styles.replaceAll(/\/\*.*?\*\//gs, '')

/** The style sheet of the brand with the ways to its font files: Vite finds no packages from the folder of a site. */
export const withFiles = (folders: Folders, styles: string): string =>
  styles.replaceAll(/url\(\s*["']?([^"')]+?)["']?\s*\)/g, (whole, url: string) => {
    const file = fileOf(folders, url)
    const way = relative(dirname(folders.brand), file).replaceAll('\\', '/')
    return existsSync(file) ? `url("${way.startsWith('.') ? way : `./${way}`}")` : whole
  })

/** A file beside the style sheet of the brand, or one of a package. */
function fileOf({ engine, brand }: Folders, url: string): string {
  const beside = join(brand, '..', url)
  const files = [beside, ...packageFolders(engine).map((folder) => join(folder, url))]
  return files.find((file) => existsSync(file)) ?? beside
}

/** What the fonts of headings and those of texts are. */
export interface BrandFonts<Fonts> {
  readonly display: Fonts
  readonly text: Fonts
}

/**
 * The font files of `--display` and `--text`, in the order in which a letter is looked for: all files of the first
 * family, of the next ones, then those of the other list.
 */
export function brandFonts(folders: Folders, styles: string): BrandFonts<readonly string[]> {
  const own = withoutComments(styles)
  const faces = facesIn(folders, own)
  const lists = listsIn(own)
  const filesOf = (list: string) =>
    (lists.get(list) ?? []).flatMap((name) => {
      const known = faces.filter(({ family, isItalic }) => family === name && !isItalic)
      const first = Map.groupBy(known, ({ hasWeight }) => hasWeight(weightOf(list)))
      return [...(first.get(true) ?? []), ...(first.get(false) ?? [])].map(({ file }) => file)
    })
  const [display, text] = [filesOf('display'), filesOf('text')]
  if (display.length + text.length === 0) {
    throw new Error(`${folders.brand} has no font file for --display, nor for --text.`)
  }
  return {
    display: [...new Set([...display, ...text])],
    text: [...new Set([...text, ...display])],
  }
}
