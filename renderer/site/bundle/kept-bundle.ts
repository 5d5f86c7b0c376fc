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
import { dirname, join } from 'node:path'
import { version } from 'node:process'
import { pathToFileURL } from 'node:url'
import { compress } from '../compress.ts'
import type { Bundle } from './bundle.ts'
import { type BrandFonts, brandFonts } from './font-faces.ts'
import { brandStyles, sectionList, sources } from './sources.ts'
import { lettersIn, plainFonts } from './subset-fonts.ts'

/** A bundle with the compressed forms of its files and the module that renders pages. */
export interface KeptBundle extends Bundle {
  /** A hash of all that the bundle was made from. */
  readonly key: string
  /** Address of the module that renders pages, for `import()`. */
  readonly server: string
  /** The fonts as pictures are drawn with them: not compressed, each with those that stand in for it. */
  readonly plainFonts: BrandFonts<readonly Uint8Array[]>
  /** Every letter that one of these fonts has. */
  readonly letters: string
}

interface Input {
  /** The root folder of the project, which holds `renderer/`. */
  readonly root: string
  /** The folder in which bundles are kept. */
  readonly folder: string
  /** The characters that the site uses beside those of every site; undefined for whole fonts. */
  readonly characters: string | undefined
}

/** How many bundles are kept. Another branch is a bundle of its own. */
const most = 4

/** What a bundle is made from: of the generated code only the list of sections is loaded. */
const madeFrom = ['renderer', sectionList, 'package-lock.json', 'tsconfig.json']

/** The bundled renderer: that of an earlier build if no source has changed since. */
export async function keptBundle({ root, folder, characters }: Input): Promise<KeptBundle> {
  const key = keyOf(root, characters)
  const place = join(folder, key)
  const kept = read(place, key)
  if (kept) return kept

  const { bundle } = await import('./bundle.ts')
  const { buildServer, inlineModule } = await import('./vite-build.ts')
  const fontFiles = brandFonts(root, readFileSync(join(root, brandStyles), 'utf8'))
  const [made, server, display, text] = await Promise.all([
    bundle(root, characters),
    buildServer(root, sources.server),
    plainFonts(fontFiles.display, characters),
    plainFonts(fontFiles.text, characters),
  ])
  const own = { key, letters: await lettersIn(display), plainFonts: { display, text } }
  const files = [...made.files].flatMap(([path, contents]) => compress(path, contents, 'best'))
  const bundled: Bundle = { ...made, files: new Map(files) }
  try {
    keep(
      place,
      { ...bundled, letters: own.letters },
      new Map<string, string | Uint8Array>([
        [serverFile, server],
        ...display.map((font, index) => [`${fontFolder.display}${index}.ttf`, font] as const),
        ...text.map((font, index) => [`${fontFolder.text}${index}.ttf`, font] as const),
      ]),
    )
    dropOldBundles(folder)
  } catch {
    // A folder that cannot be written costs time, no more; another build may have been faster.
  }
  return read(place, key) ?? { ...bundled, ...own, server: inlineModule(server) }
}

/** The file that describes a kept bundle. */
interface Description {
  readonly bundle: Omit<Bundle, 'files'> & Pick<KeptBundle, 'letters'>
  readonly files: readonly string[]
  /** A hash of all files. */
  readonly sum: string
}

/** Files that are kept with a bundle and not published. */
const serverFile = 'server.js'
const fontFolder = { display: 'plain/display/', text: 'plain/text/' } as const

type Files = ReadonlyMap<string, string | Uint8Array>

type Kept = Bundle & Pick<KeptBundle, 'letters'>

function keep(place: string, { files, ...rest }: Kept, own: Files): void {
  const beside = `${place}.${crypto.randomUUID().slice(0, 8)}`
  const all = new Map([...files, ...own])
  const description: Description = { bundle: rest, files: [...all.keys()], sum: sumOf(all) }
  try {
    for (const [path, contents] of all) {
      mkdirSync(dirname(join(beside, path)), { recursive: true })
      writeFileSync(join(beside, path), contents)
    }
    writeFileSync(join(beside, 'bundle.json'), JSON.stringify(description))
    rmSync(place, { recursive: true, force: true })
    renameSync(beside, place)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** A bundle that was kept whole; undefined if there is none. */
function read(place: string, key: string): KeptBundle | undefined {
  try {
    const description: Description = JSON.parse(readFileSync(join(place, 'bundle.json'), 'utf8'))
    const all = new Map(
      description.files.map((path) => [path, readFileSync(join(place, path))] as const),
    )
    if (sumOf(all) !== description.sum) return undefined

    const fontsIn = (start: string) =>
      [...all].flatMap(([path, font]) => (path.startsWith(start) ? [font] : []))
    const plain = { display: fontsIn(fontFolder.display), text: fontsIn(fontFolder.text) }
    const own = [serverFile, ...Object.values(fontFolder)]
    const files = new Map([...all].filter(([path]) => !own.some((start) => path.startsWith(start))))
    const server = pathToFileURL(join(place, serverFile)).href
    return { ...description.bundle, files, key, server, plainFonts: plain }
  } catch {
    return undefined
  }
}

function sumOf(files: Files): string {
  const sum = createHash('sha256')
  for (const [path, contents] of files) sum.update(`${path}\0`).update(contents)
  return sum.digest('base64url')
}

function keyOf(root: string, characters = ''): string {
  const all = createHash('sha256').update(`${version} ${characters}\0`)
  for (const source of madeFrom) {
    for (const file of filesIn(root, source)) {
      all
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  return all.digest('hex').slice(0, 24)
}

function filesIn(root: string, path: string): readonly string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesIn(root, `${path}/${name}`))
}

/** Removes all but the latest bundles, and nothing else that is kept in the folder. */
export function dropOldBundles(folder: string): void {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs
  const bundles = readdirSync(folder).filter((name) => /^[0-9a-f]{24}/.test(name))
  const names = bundles.toSorted((a, b) => age(b) - age(a))
  for (const name of names.slice(most)) rmSync(join(folder, name), { recursive: true, force: true })
}
