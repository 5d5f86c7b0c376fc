import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is known of a file of a built site without reading it. */
export interface FileFacts {
  /** The beginning of its SHA-256 in base64url. */
  readonly hash: string
  /** In bytes. */
  readonly size: number
}

/** The folder that a build is written to, and the build before. */
export interface Target {
  /** Gets the files that differ from those of the build before. */
  readonly next: string
  /** The folder of the build before. */
  readonly previous: string
  /** The files of the build before, by path. None if there is no such build. */
  readonly known: ReadonlyMap<string, FileFacts>
}

/** Writes the files of a build one by one, so that none has to be kept in memory. */
export interface OutputFolder {
  readonly target: Target
  /** Every file of the build. */
  readonly files: ReadonlyMap<string, FileFacts>
  /** The files that differ from those of the build before. */
  readonly changed: ReadonlySet<string>
  /** Writes a file, unless the build before has the same. Returns its hash. */
  write(path: string, contents: string | Uint8Array): string
  /** Takes over files of the build before. Returns false if one is not there with this hash. */
  keep(files: readonly (readonly [path: string, hash: string])[]): boolean
}

export function createOutputFolder(target: Target): OutputFolder {
  const { next, previous, known } = target
  const changed = new Set<string>()
  const files = new Map<string, FileFacts>()
  const folders = new Set<string>()
  const placeFor = (path: string) => {
    const place = join(next, path)
    const folder = dirname(place)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return place
  }
  const isThere = (path: string, size: number) =>
    known.get(path)?.size === size && sizeOf(join(previous, path)) === size

  return {
    target,
    files,
    changed,
    write: (path, contents) => {
      const bytes = Buffer.from(contents)
      const facts = factsOf(bytes)
      // A file that was damaged since may have its size still.
      const isChanged =
        !isThere(path, facts.size) || !readFileSync(join(previous, path)).equals(bytes)
      if (isChanged) writeFileSync(placeFor(path), bytes)
      files.set(path, facts)
      if (isChanged) changed.add(path)
      else changed.delete(path)
      return facts.hash
    },
    keep: (wanted) => {
      const isSame = ([path, hash]: (typeof wanted)[number]) => {
        const facts = known.get(path)
        return facts?.hash === hash && isThere(path, facts.size)
      }
      if (!wanted.every(isSame)) return false
      for (const [path] of wanted) {
        const facts = known.get(path)
        // Pages may share a file, such as the tiles of both home pages.
        if (facts && !files.has(path)) files.set(path, facts)
      }
      return true
    },
  }
}

const factsOf = (bytes: Uint8Array): FileFacts => ({
  hash: hash('sha256', bytes, 'base64url').slice(0, 22),
  size: bytes.length,
})

/** Undefined if there is no such file. */
function sizeOf(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size
  } catch (error) {
    // A file is where its folder would be.
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}
