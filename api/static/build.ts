import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../errors/operator-error.ts'

/** Every file of a built site as it was at one moment, by path. */
export interface Build {
  /** The folder that it was read from, for messages. */
  readonly folder: string
  /** Differs from that of another build that was in the folder earlier, or will be later. */
  readonly identity: string
  /** When it was made, in milliseconds since 1970. */
  readonly builtAt: number
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** The folder of a built site with data for the server. Paths that start with a dot are never served. */
export const dataFolder = '.diptych/'

/** The folder of files with a content hash in their name. */
export const assetFolder = 'assets/'
/** The folder of the pictures that other sites show where a link to a page is sent. */
export const cardFolder = 'assets/cards/'

/** How often the folder is read again because it was replaced meanwhile, and the pause in milliseconds. */
const attempts = { max: 100, pause: 20 }

/** Written last, so that it says which build is there. */
const stampFile = '.build'

/**
 * What a build is moving into its place, in a folder of the data folder: its files and their list. There they
 * stay if it is killed.
 */
const publication = { files: `${dataFolder}publish/files/`, list: `${dataFolder}publish/list.json` }

interface PublicationList {
  /** The stamps of the build that it follows and of its own; empty if there is none. */
  readonly base: string
  readonly next: string
  /** The files that the build does not have. */
  readonly removed: readonly string[]
}

/**
 * Reads a built site into memory. A build that is being published is read as if that were done: whole, or not
 * at all.
 */
export function readBuild(folder: string, isWanted: (path: string) => boolean = () => true): Build {
  for (let attempt = 0; attempt < attempts.max; attempt += 1) {
    const { identity, builtAt, list } = stateOf(folder)
    const files = readFiles(folder, { list, isWanted })
    if (files && stateOf(folder).identity === identity) return { folder, identity, builtAt, files }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempts.pause)
  }
  throw new OperatorError(
    `The built site in "${folder}" cannot be read: it keeps changing.`,
    'Wait for the build to end.',
  )
}

interface State extends Pick<Build, 'identity' | 'builtAt'> {
  /** Of the build that is being published, if there is one. */
  readonly list: PublicationList | undefined
}

/** Which build is there, or is being published. */
function stateOf(folder: string): State {
  const find = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })
  const list = readList(folder)
  const found = find('')
  const stamp = (list && find(`${publication.files}${stampFile}`)) ?? find(stampFile)
  return {
    identity: [found?.dev, found?.ino, stamp?.ino, stamp?.mtimeMs].join(' '),
    builtAt: (stamp ?? found)?.mtimeMs ?? 0,
    list,
  }
}

/** Undefined if nothing is being published, or what was to be followed another build than is there. */
function readList(folder: string): PublicationList | undefined {
  const list = parseList(readText(join(folder, publication.list)))
  const stamp = readText(join(folder, stampFile)) ?? ''
  return list && [list.base, list.next].includes(stamp) ? list : undefined
}

/** Undefined if there is none, or a loss of power left none of it, as for the build that finds it. */
function parseList(text: string | undefined): PublicationList | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Reading extends Pick<State, 'list'> {
  readonly isWanted: (path: string) => boolean
}

/** Undefined if a file is gone. Throws if this user may not read one, since waiting does not help. */
function readFiles(folder: string, { list, isWanted }: Reading): Build['files'] | undefined {
  try {
    const removed = new Set(list?.removed)
    const staged = join(folder, publication.files)
    // First what is still to be moved: a file that is not among that is in its place by then.
    const places = new Map(list && existsSync(staged) ? filesIn(staged) : [])
    for (const [path, file] of filesIn(folder)) {
      if (!places.has(path) && !removed.has(path)) places.set(path, file)
    }
    return new Map(
      [...places]
        .filter(([path]) => isWanted(path))
        .map(([path, file]) => [path, readFileSync(file)] as const),
    )
  } catch (error) {
    const { code, path } = Object(error)
    if (code !== 'EACCES') return undefined
    throw new OperatorError(
      `"${path}" of the built site cannot be read.`,
      'Let the user of the server read it.',
    )
  }
}

/** The files of a site by path, without those in the folders of builds that are under way. */
function* filesIn(folder: string, inside = ''): Generator<readonly [path: string, file: string]> {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = `${inside}${entry.name}`
    if (entry.isFile()) yield [path, join(folder, path)]
    else if (entry.isDirectory() && inside !== dataFolder) yield* filesIn(folder, `${path}/`)
  }
}

/** Undefined if the file is not there. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * A build that also has the files of another that may be cached forever. Their names hold their content, so
 * neither build notices the other's.
 */
export const withAssetsOf = (build: Build, other: Build): Build => ({
  ...build,
  files: new Map([
    ...[...other.files].filter(([path]) => path.startsWith(assetFolder)),
    ...build.files,
  ]),
})
