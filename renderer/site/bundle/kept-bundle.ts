import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { type BrandFonts, brandFonts } from '../brand/font-faces.ts'
import { compress } from '../compress.ts'
import { dropOldest, keepFile } from '../kept-files.ts'
import type { Project } from '../page-input.ts'
import type { Bundle } from './bundle.ts'
import { packageFiles, sectionList } from './sources.ts'

/** What is made of the sources: a bundle with the compressed forms of its files. */
interface MadeBundle {
  readonly bundle: Bundle
  /** Text of the module that renders pages. */
  readonly server: string
  /** The fonts as pictures are drawn with them: not compressed, each with those that stand in for it. */
  readonly plainFonts: BrandFonts<readonly Uint8Array[]>
}

export interface KeptBundle extends Bundle, Pick<MadeBundle, 'plainFonts'> {
  /** A hash of all that the bundle was made from. */
  readonly key: string
  /** Address of the module that renders pages, for `import()`. */
  readonly server: string
}

interface Input {
  readonly project: Project
  /** The folder in which bundles are kept. */
  readonly folder: string
  /** The characters that the site uses beside those of every site; undefined for whole fonts. */
  readonly characters: string | undefined
}

/** What of the engine a bundle is made from. */
const madeFrom = ['renderer', ...packageFiles, 'tsconfig.json']

/** How many bundles are kept. Another branch has its own, and so has other content, of which one may use fewer types. */
const most = 8

/** The bundled renderer: that of an earlier build if neither a source nor the letters of the site have changed since. */
export async function keptBundle(input: Input): Promise<KeptBundle> {
  const { folder } = input
  const key = keyOf(input)
  const place = join(folder, `bundle-${key}`)
  const [server, made] = [join(place, 'server.mjs'), join(place, 'bundle')]
  const keep = async () => {
    const { server: text, ...parts } = await make(input)
    keepFile(server, text)
    keepFile(made, serialize(parts))
    const all = readdirSync(folder).filter((name) => name.startsWith('bundle-'))
    dropOldest(folder, all, most)
    return parts
  }
  const { bundle, plainFonts } = read(made) ?? (await keep())
  return { ...bundle, key, plainFonts, server: pathToFileURL(server).href }
}

async function make({ project, characters }: Input): Promise<MadeBundle> {
  const { bundle } = await import('./bundle.ts')
  const { buildServer } = await import('./vite-build.ts')
  const { cutFonts, plainFonts } = await import('./subset-fonts.ts')
  const [made, server, plain] = await Promise.all([
    cutFonts(project.brand, characters, (brand) => bundle({ ...project, brand })),
    buildServer(project),
    plainFonts(project.brand, characters),
  ])
  const compressed = await Promise.all(
    Array.from(made.files, ([path, contents]) => compress(path, contents, 'best')),
  )
  return { bundle: { ...made, files: new Map(compressed.flat()) }, server, plainFonts: plain }
}

/** What an earlier build kept, if anything. */
function read(file: string): Omit<MadeBundle, 'server'> | undefined {
  try {
    const made: Omit<MadeBundle, 'server'> = deserialize(readFileSync(file))
    return made
  } catch {
    return undefined
  }
}

function keyOf({ project, characters }: Input): string {
  const { engine, site, sections, brand } = project
  const given = JSON.stringify([version, brand, characters])
  const all = createHash('sha256').update(`${given}\0`)
  const sources = [
    ...madeFrom.flatMap((source) => filesIn(engine, source)),
    // Of the generated code only the list of sections is loaded.
    ...filesIn(site, sectionList),
    ...filesIn(sections, '.'),
    ...Object.values(brandFonts(brand)).flatMap((fonts) =>
      fonts.flatMap(({ file }) => filesIn('/', file)),
    ),
  ]
  for (const [path, file] of sources)
    all.update(`${path}\0`).update(readFileSync(file)).update('\0')
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
