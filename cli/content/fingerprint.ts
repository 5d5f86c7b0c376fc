import { hash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { versions } from 'node:process'
import type { ReadFile } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { contentFolder } from './project.ts'
import { ownSectionFolder, sectionComponents } from './section-components.ts'

/** What says which packages the engine has. An installed one has no lock file of its own. */
const packageFiles = ['package.json', 'package-lock.json']
const shared = ['schema', 'generator', 'cli', ...packageFiles]
const ofCheck = [...shared, 'renderer/client/styles']
const ofBuild = [...shared, 'renderer', 'api/hosts', 'api/http/static']

/** A hash of all sources of a build: content, schemas, code, and the year in its footer. */
export const fingerprint = (context: CliContext, read?: Read): string =>
  fingerprintOf(String(context.now().getFullYear()), sourcesOf(context, ofBuild), read && { read })

/** A hash of all sources of a check: content, schemas, code, and which sections have a component. */
export const checkFingerprint = (context: CliContext, read?: Read): string =>
  fingerprintOf(
    JSON.stringify(sectionComponents(context)),
    sourcesOf(context, ofCheck),
    read && { read },
  )

const sourcesOf = (context: CliContext, ofEngine: readonly string[]) => [
  contentFolder(context),
  ownSectionFolder(context),
  ...ofEngine.map((source) => join(context.engine, source)),
]

type Read = (file: Found) => ReadFile

interface Found {
  readonly path: string
  readonly odd?: ReadFile['odd']
}

function readOnce({ path, odd }: Found): ReadFile {
  const bytes = odd ? Buffer.of() : readFileSync(path)
  return { bytes, odd, hash: odd ?? hash('sha256', bytes, 'base64url').slice(0, 22) }
}

/** Reads files, and remembers those of a folder: then what a hash was made of is what is checked. */
export function rememberFiles(folder: string): {
  readonly read: Read
  /** What was read, by path inside the folder. */
  readonly files: ReadonlyMap<string, ReadFile>
} {
  const files = new Map<string, ReadFile>()
  const start = `${folder}${sep}`
  const read = (found: Found) => {
    const file = readOnce(found)
    if (found.path.startsWith(start)) files.set(found.path.slice(start.length), file)
    return file
  }
  return { read, files }
}

/** A hash of what turns content into findings: the generator, the packages and Node with its locales. */
export const engineFingerprint = ({ engine }: Pick<CliContext, 'engine'>): string =>
  fingerprintOf(
    JSON.stringify([versions.node, versions['icu']]),
    ['generator', ...packageFiles].map((source) => join(engine, source)),
    { folder: engine },
  )

interface HashOptions {
  /** Names of files are hashed relative to it. */
  readonly folder?: string
  readonly read?: Read
}

function fingerprintOf(
  start: string,
  paths: readonly string[],
  { folder = '', read = readOnce }: HashOptions = {},
): string {
  const parts = paths
    .flatMap(filesIn)
    .map((file) => `${file.path.slice(folder.length)}\0${read(file).hash}`)
  return hash('sha256', [start, ...parts].join('\n'))
}

/** The files below a path, sorted, or the path itself if it is one. */
function filesIn(path: string): readonly Found[] {
  try {
    return walk(path).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  } catch {
    return existsSync(path) ? [{ path }] : []
  }
}

/** Three times as fast as the recursive reading of Node. */
const walk = (folder: string): readonly Found[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${sep}${entry.name}`
    if (entry.isFile()) return [{ path }]
    const isFolder = entry.isDirectory() && !/\.ya?ml(?:\.\w+)?$/i.test(entry.name)
    return isFolder ? walk(path) : [{ path, odd: oddEntryOf(entry) }]
  })

const oddEntryOf = (entry: Dirent) =>
  entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'device'
