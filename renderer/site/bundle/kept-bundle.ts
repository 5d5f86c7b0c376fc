import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { version } from 'node:process'
import { pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { type BrandFonts, brandFonts } from '../brand/font-faces.ts'
import { compress } from '../compress.ts'
import type { Project } from '../page-input.ts'
import type { Bundle } from './bundle.ts'
import { packageFiles, type SectionTypes, sectionList, sources } from './sources.ts'

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
  /** The section types that the site uses. */
  readonly types: SectionTypes
  /** The folder in which bundles are kept. */
  readonly folder: string
  /** The characters that the site uses beside those of every site; undefined for whole fonts. */
  readonly characters: string | undefined
}

/** What of the engine a bundle is made from. */
const madeFrom = ['renderer', ...packageFiles, 'tsconfig.json']

/** The module that renders pages, and all else. */
const files = { server: 'server.mjs', made: 'bundle' } as const

/** How many bundles are kept. Another branch has its own, and so has other content, of which one may use fewer types. */
const most = 8

/** The bundled renderer: that of an earlier build if neither a source nor the letters of the site have changed since. */
export async function keptBundle(input: Input): Promise<KeptBundle> {
  const key = keyOf(input)
  const place = join(input.folder, `bundle-${key}`)
  const before = read(place)
  const { bundle, server, plainFonts } = before ?? (await make(input))
  const isKept = before !== undefined || keep(place, { bundle, server, plainFonts })
  return {
    ...bundle,
    ...{ key, plainFonts },
    server: isKept
      ? pathToFileURL(join(place, files.server)).href
      : (await import('./vite-build.ts')).inlineModule(server),
  }
}

async function make({ project, types, characters }: Input): Promise<MadeBundle> {
  const { bundle } = await import('./bundle.ts')
  const { buildServer } = await import('./vite-build.ts')
  const { cutFonts, plainFonts } = await import('./subset-fonts.ts')
  const [made, server, plain] = await Promise.all([
    cutFonts(project.brand, characters, (brand) => bundle({ ...project, brand }, types)),
    buildServer(project, sources.server, types),
    plainFonts(project.brand, characters),
  ])
  const compressed = await Promise.all(
    Array.from(made.files, ([path, contents]) => compress(path, contents, 'best')),
  )
  return { bundle: { ...made, files: new Map(compressed.flat()) }, server, plainFonts: plain }
}

/** What an earlier build kept. undefined if there is nothing, or not all of it. */
function read(place: string): MadeBundle | undefined {
  try {
    const made: MadeBundle = deserialize(readFileSync(join(place, files.made)))
    return made
  } catch {
    return undefined
  }
}

/** Keeps what was made for later builds. Returns whether it is there. */
function keep(place: string, made: MadeBundle): boolean {
  const folder = join(place, '..')
  const beside = `${place}.${crypto.randomUUID().slice(0, 8)}`
  try {
    mkdirSync(beside, { recursive: true })
    writeFileSync(join(beside, files.server), made.server)
    writeFileSync(join(beside, files.made), serialize(made))
    rmSync(place, { recursive: true, force: true })
    renameSync(beside, place)
    dropOld(folder)
    return true
  } catch {
    // A folder that cannot be written costs time, no more; another build may have been faster.
    rmSync(beside, { recursive: true, force: true })
    return read(place) !== undefined
  }
}

function dropOld(folder: string): void {
  const names = readdirSync(folder).filter((name) => name.startsWith('bundle-'))
  const ages = new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]))
  const oldest = names.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0)).slice(most)
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true })
}

function keyOf({ project, types, characters }: Input): string {
  const { engine, site, sections, brand } = project
  const given = JSON.stringify([version, types, brand, characters])
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
