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
  const changed: string[] = []
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
    changed,
    write: (path, contents) => {
      const place = placeFor(path)
      const before = join(target.previous, path)
      // It may be a file of the build before, which a second name must not change.
      if (written.has(path)) rmSync(place)
      written.add(path)
      if (holds(before, contents)) {
        reuse(before, place)
        return
      }
      writeFileSync(place, contents)
      changed.push(path)
    },
    keep: (files) => {
      const before = (path: string) => join(target.previous, path)
      const isThere = files.every(
        ([path, size]) => statSync(before(path), { throwIfNoEntry: false })?.size === size,
      )
      if (!isThere) return false
      for (const [path] of files) {
        reuse(before(path), placeFor(path))
        written.add(path)
      }
      return true
    },
  }
}

function holds(file: string, contents: string | Uint8Array): boolean {
  const size = typeof contents === 'string' ? Buffer.byteLength(contents) : contents.length
  try {
    return statSync(file).size === size && readFileSync(file).equals(Buffer.from(contents))
  } catch {
    return false
  }
}

/** Not every file system has hard links. */
function reuse(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
  }
}
