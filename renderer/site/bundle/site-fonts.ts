import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'
import { type BrandFonts, brandFonts, cardWeights } from '../brand/font-faces.ts'
import { compress } from '../compress.ts'
import type { Project } from '../page-input.ts'
import type { Bundle, BundledStyle } from './bundle.ts'
import { kept } from './kept-files.ts'
import { packageFiles } from './sources.ts'
import { plainFonts, subsetFont } from './subset-fonts.ts'

/** The fonts of a site, with the letters that it uses. */
interface SiteFonts {
  /** A hash of all that they were made from. */
  readonly key: string
  /** The fonts of the bundle by path, and the paths of those that replace them. */
  readonly names: Readonly<Record<string, string>>
  /** The fonts to publish, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly plain: BrandFonts<readonly Uint8Array[]>
}

interface Input {
  readonly project: Project
  /** The folder in which fonts are kept. */
  readonly folder: string
  /** The fonts of the bundle, by path. */
  readonly whole: ReadonlyMap<string, Uint8Array>
  readonly characters: string | undefined
}

/** The project of plain fonts among what is kept. */
const plainFolder = { display: 'plain/display/', text: 'plain/text/' } as const

/** The fonts with the characters of a site: those of an earlier build if none has come since. */
export async function keptFonts(input: Input): Promise<SiteFonts> {
  const { project, folder, whole, characters = 'all' } = input
  const key = createHash('sha256')
    // The name of a bundled font holds a hash of its bytes.
    .update([version, characters, ...whole.keys()].join('\0'))
    .update(JSON.stringify(project.brand))
    .update(madeBy.map((name) => textOf(join(project.engine, name))).join('\0'))
    .digest('hex')
    .slice(0, 24)
  const { data, files } = await kept({ folder, kind: 'fonts', key }, () => make(input))
  const startingWith = (start: string) => [...files].filter(([path]) => path.startsWith(start))
  const fontsIn = (start: string) => startingWith(start).map(([, font]) => font)
  const plain = { display: fontsIn(plainFolder.display), text: fontsIn(plainFolder.text) }
  return { ...data, key, files: new Map(startingWith('assets/')), plain }
}

/** What of the engine cuts fonts. */
const madeBy = [...packageFiles, 'renderer/site/bundle/subset-fonts.ts']

/** Empty if there is no such file. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

async function make({ project, whole, characters }: Input) {
  const names = new Map<string, string>()
  const files = new Map<string, Uint8Array>()
  for (const [path, font] of whole) {
    const bytes = characters === undefined ? font : await subsetFont(font, characters)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const name = path.replace(/-[^-]*(?=\.woff2$)/, `-${hash}`)
    names.set(path, name)
    files.set(name, bytes)
  }
  const fonts = brandFonts(project.brand)
  const display = await plainFonts(fonts.display, cardWeights.display, characters)
  const text = await plainFonts(fonts.text, cardWeights.text, characters)
  for (const [folder, plain] of Object.entries({ display, text })) {
    for (const [place, font] of plain.entries()) files.set(`plain/${folder}/${place}.ttf`, font)
  }
  return { data: { names: Object.fromEntries(names) }, files }
}

/** A bundle with other fonts in the place of its own. */
export function withFonts(
  bundle: Bundle,
  { names, files }: Pick<SiteFonts, 'names' | 'files'>,
): Bundle {
  const renamed = (text: string) =>
    Object.entries(names).reduce((so, [path, name]) => so.replaceAll(path, name), text)
  const restyled = <Style extends BundledStyle | undefined>(style: Style) =>
    style && { ...style, text: renamed(style.text) }
  const others = [...bundle.files].filter(([path]) => names[path] === undefined)
  const styles = others.flatMap(([path, contents]) => {
    if (!path.endsWith('.css')) return []
    const text = String(contents)
    return renamed(text) === text ? [] : compress(path, renamed(text), 'best')
  })
  const id = createHash('sha256')
    .update([bundle.id, ...files.keys()].join())
    .digest('hex')
    .slice(0, 12)
  return {
    ...bundle,
    id,
    files: new Map([...others, ...styles, ...files]),
    sectionStyles: Object.fromEntries(
      Object.entries(bundle.sectionStyles).map(([type, style]) => [type, restyled(style)]),
    ),
    bareStyle: restyled(bundle.bareStyle),
    commonStyle: renamed(bundle.commonStyle),
    fonts: bundle.fonts.map(renamed),
  }
}
