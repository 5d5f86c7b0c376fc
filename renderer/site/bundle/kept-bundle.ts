import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'
import { pathToFileURL } from 'node:url'
import { type BrandFonts, brandFonts } from '../brand/font-faces.ts'
import { compress } from '../compress.ts'
import type { Project } from '../page-input.ts'
import type { Bundle } from './bundle.ts'
import { kept } from './kept-files.ts'
import { keptFonts, withFonts } from './site-fonts.ts'
import { packageFiles, type SectionTypes, sectionList, sources } from './sources.ts'

/** A bundle with the compressed forms of its files and the module that renders pages. */
export interface KeptBundle extends Bundle {
  /** A hash of all that the bundle was made from. */
  readonly key: string
  /** Address of the module that renders pages, for `import()`. */
  readonly server: string
  /** The fonts as pictures are drawn with them: not compressed, each with those that stand in for it. */
  readonly plainFonts: BrandFonts<readonly Uint8Array[]>
}

interface Input {
  readonly project: Project
  /** The section types that the site uses. */
  readonly types: SectionTypes
  /** The folder in which bundles and fonts are kept. */
  readonly folder: string
  /** The characters that the site uses beside those of every site; undefined for whole fonts. */
  readonly characters: string | undefined
}

/** What of the engine a bundle is made from. */
const madeFrom = ['renderer', ...packageFiles, 'tsconfig.json']

/** The module that renders pages. It is kept with a bundle and not published. */
const serverFile = 'server.mjs'

/**
 * The bundled renderer: that of an earlier build if no source has changed since. Its fonts are those of an earlier
 * build if no character has come since.
 */
export async function keptBundle({
  project,
  types,
  folder,
  characters,
}: Input): Promise<KeptBundle> {
  const key = keyOf(project, types)
  const { data, files, place } = await kept({ folder, kind: 'bundle', key }, () =>
    make(project, types),
  )
  const whole = new Map([...files].filter(([path]) => path.endsWith('.woff2')))
  const fonts = await keptFonts({ project, folder, whole, characters })
  const published = new Map([...files].filter(([path]) => path !== serverFile))
  return {
    ...withFonts({ ...data, files: published }, fonts),
    key: `${key} ${fonts.key}`,
    server: place
      ? pathToFileURL(join(place, serverFile)).href
      : (await import('./vite-build.ts')).inlineModule(String(files.get(serverFile))),
    plainFonts: fonts.plain,
  }
}

async function make(project: Project, types: SectionTypes) {
  const { bundle } = await import('./bundle.ts')
  const { buildServer } = await import('./vite-build.ts')
  const [{ files, ...data }, server] = await Promise.all([
    bundle(project, types),
    buildServer(project, sources.server, types),
  ])
  const compressed = [...files].flatMap(([path, contents]) => compress(path, contents, 'best'))
  return {
    data,
    files: new Map<string, string | Uint8Array>([...compressed, [serverFile, server]]),
  }
}

function keyOf(project: Project, types: SectionTypes): string {
  const { engine, site, sections, brand } = project
  const given = JSON.stringify([version, types, brand])
  const all = createHash('sha256').update(`${given}\0`)
  const files = [
    ...madeFrom.flatMap((source) => filesIn(engine, source)),
    // Of the generated code only the list of sections is loaded.
    ...filesIn(site, sectionList),
    ...filesIn(sections, '.'),
    ...Object.values(brandFonts(brand)).flatMap((fonts) =>
      fonts.flatMap(({ file }) => filesIn('/', file)),
    ),
  ]
  for (const [path, file] of files) all.update(`${path}\0`).update(readFileSync(file)).update('\0')
  return all.digest('hex').slice(0, 24)
}

/** The files below a path inside a folder, or the path itself if it is one. */
function filesIn(folder: string, path: string): readonly (readonly [path: string, file: string])[] {
  const place = join(folder, path)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [[path, place]] : []
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => filesIn(folder, `${path}/${name}`))
}
