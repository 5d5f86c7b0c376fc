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
}

/** Writes the files of a build one by one, so that none has to be kept in memory. */
export interface OutputFolder {
  readonly target: Target
  /** The files that differ from those of the build before. */
  readonly changed: readonly string[]
  /** Writes a file. One that has not changed keeps its time. */
  write(path: string, contents: string | Uint8Array): void
  /** Takes over files of the build before. Returns false if one is not there with its size, in bytes. */
  keep(files: readonly (readonly [path: string, size: number])[]): boolean
}

export function createOutputFolder(target: Target): OutputFolder {
  const changed = new Set<string>()
  const written = new Set<string>()
  const folders = new Set<string>()
  const placeFor = (path: string) => {
    const place = join(target.next, path)
    const folder = dirname(place)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return place
  }

  return {
    target,
    get changed() {
      return [...changed]
    },
    write: (path, contents) => {
      const place = placeFor(path)
      const before = join(target.previous, path)
      // It may be a file of the build before, which a second name must not change.
      if (written.has(path)) rmSync(place, { force: true })
      written.add(path)
      if (holds(before, contents) && reuse(before, place)) return
      writeFileSync(place, contents)
      changed.add(path)
    },
    keep: (files) => {
      const before = (path: string) => join(target.previous, path)
      const isThere = files.every(
        ([path, size]) => statSync(before(path), { throwIfNoEntry: false })?.size === size,
      )
      if (!isThere) return false
      return files.every(([path]) => {
        // Pages may share a file, such as the tiles of both home pages.
        const isTaken = written.has(path) || reuse(before(path), placeFor(path))
        written.add(path)
        return isTaken
      })
    },
  }
}

function holds(file: string, contents: string | Uint8Array): boolean {
  const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.size === size && readFileSync(file).equals(Buffer.from(contents))
  } catch {
    return false
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
