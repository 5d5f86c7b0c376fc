import { readdirSync, readFileSync, statSync } from 'node:fs'
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

/** Reads a built site into memory. A build that replaces the folder meanwhile is read whole, or not at all. */
export function readBuild(folder: string, isWanted: (path: string) => boolean = () => true): Build {
  for (let attempt = 0; attempt < attempts.max; attempt += 1) {
    const { identity, builtAt } = stampOf(folder)
    const files = readFiles(folder, isWanted)
    if (files && stampOf(folder).identity === identity) return { folder, identity, builtAt, files }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, attempts.pause)
  }
  throw new OperatorError(
    `The built site in "${folder}" cannot be read: it keeps changing.`,
    'Wait for the build to end.',
  )
}

/** A replaced folder is another one, and a build that writes into it writes its stamp last. */
function stampOf(folder: string): Pick<Build, 'identity' | 'builtAt'> {
  const found = statSync(folder, { throwIfNoEntry: false })
  const stamp = statSync(join(folder, '.build'), { throwIfNoEntry: false })
  return {
    identity: `${found?.dev} ${found?.ino} ${stamp?.mtimeMs}`,
    builtAt: (stamp ?? found)?.mtimeMs ?? 0,
  }
}

/** Undefined if a file is gone. Throws if this user may not read one, since waiting does not help. */
function readFiles(
  folder: string,
  isWanted: (path: string) => boolean,
): Build['files'] | undefined {
  try {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
    return new Map(
      paths.filter(isWanted).map((path) => [path, readFileSync(join(folder, path))] as const),
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
