import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that a build is written to, and that of the build before, which it replaces. */
export interface Target {
  readonly next: string
  readonly previous: string
  /** Whether `next` gets every file of the build. Else it gets those that differ from the build before. */
  readonly isWhole: boolean
}

/** Writes the files of a build one by one, so that none has to be kept in memory. */
export interface OutputFolder {
  readonly target: Target
  /** Every file of the build. */
  readonly files: ReadonlySet<string>
  /** The files that differ from those of the build before. */
  readonly changed: readonly string[]
  /** Writes a file. One that has not changed keeps its time. Returns whether it has. */
  write(path: string, contents: string | Uint8Array): boolean
  /** Takes over files of the build before. Returns false if one is not there with its size, in bytes. */
  keep(files: readonly (readonly [path: string, size: number])[]): boolean
  /** Notes a file that another thread has written into the same folder. */
  note(path: string, isChanged: boolean): void
}

export function createOutputFolder(target: Target): OutputFolder {
  const { next, previous, isWhole } = target
  const changed = new Set<string>()
  const files = new Set<string>()
  const folders = new Set<string>()
  const before = (path: string) => `${previous}/${path}`
  const placeFor = (path: string) => {
    const place = join(next, path)
    const folder = dirname(place)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return place
  }
  const take = (path: string) => !isWhole || reuse(before(path), placeFor(path))

  return {
    target,
    files,
    get changed() {
      return [...changed]
    },
    write: (path, contents) => {
      // It may be a file of the build before, which a second name must not change.
      if (files.has(path)) rmSync(join(next, path), { force: true })
      files.add(path)
      if (holds(before(path), contents) && take(path)) return false
      writeFileSync(placeFor(path), contents)
      changed.add(path)
      return true
    },
    keep: (known) => {
      if (!known.every(([path, size]) => sizeOf(before(path)) === size)) return false
      return known.every(([path]) => {
        // Pages may share a file, such as the tiles of both home pages.
        const isTaken = files.has(path) || take(path)
        files.add(path)
        return isTaken
      })
    },
    note: (path, isChanged) => {
      files.add(path)
      if (isChanged) changed.add(path)
    },
  }
}

function holds(file: string, contents: string | Uint8Array): boolean {
  const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length
  try {
    return sizeOf(file) === size && readFileSync(file).equals(Buffer.from(contents))
  } catch {
    return false
  }
}

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

/**
 * Gives a file a second name, or copies it where there are no hard links. Returns false if it is gone:
 * another build may have been published meanwhile.
 */
function reuse(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return copy(from, to)
  }
}

function copy(from: string, to: string): boolean {
  try {
    const { atime, mtime } = statSync(from)
    copyFileSync(from, to)
    utimesSync(to, atime, mtime)
    return true
  } catch {
    rmSync(to, { force: true })
    return false
  }
}
