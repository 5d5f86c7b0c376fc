import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { OutputFolder, Target } from '#renderer/build/index.ts'
import { stampFile } from '../content/fingerprint.ts'
import { previousOf, restoreFolder } from './built-site.ts'

/** What a build changed in a folder. */
export interface Replaced {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Writes the files of a build into a folder. */
export type Fill = (target: Target) => Promise<Pick<OutputFolder, 'changed'>>

/**
 * Replaces a folder by one with exactly the files that `fill` writes. They are written beside the old
 * folder, and the two are then renamed, so that a reader finds the old files or the new ones. A folder
 * that cannot be renamed, such as a mounted one, is written in place. If `fill` fails, nothing changes.
 */
export async function replaceFolder(folder: string, fill: Fill): Promise<Replaced> {
  restoreFolder(folder)
  const previous = existsSync(folder) ? realpathSync(folder) : folder
  // Throws if a file is in the way, before anything is written.
  if (existsSync(previous)) readdirSync(previous)
  const before = filesIn(previous)
  const next = createNext(previous)
  try {
    const { changed } = await fill({ next, previous })
    const after = new Set(filesIn(next))
    publish({ next, previous })
    return { changed, removed: before.filter((path) => !after.has(path)) }
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** After this time a folder beside the site belongs to a build that was killed, in milliseconds. */
const forgotten = 24 * 60 * 60_000

/** A new folder beside another, or a temporary one if that may not be. */
function createNext(folder: string): string {
  const parent = dirname(folder)
  const start = `${basename(folder)}.next-`
  try {
    mkdirSync(parent, { recursive: true })
    for (const name of readdirSync(parent)) {
      const path = join(parent, name)
      if (!name.startsWith(start)) continue
      // Another build may be renaming its folder.
      const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
      if (Date.now() - mtimeMs > forgotten) rmSync(path, { recursive: true, force: true })
    }
    const next = join(parent, `${start}${crypto.randomUUID().slice(0, 8)}`)
    mkdirSync(next)
    return next
  } catch (error) {
    if (!isUnrenamable(error)) throw error
    return mkdtempSync(join(tmpdir(), start))
  }
}

/** How often another build may publish between the two renamings of this one. */
const attempts = 20

function publish(target: Target): void {
  const { next, previous } = target
  for (let attempt = 1; ; attempt += 1) {
    try {
      const aside = previousOf(previous)
      rmSync(aside, { recursive: true, force: true })
      if (existsSync(previous)) renameSync(previous, aside)
      renameSync(next, previous)
      rmSync(aside, { recursive: true, force: true })
      return
    } catch (error) {
      if (isUnrenamable(error)) {
        restoreFolder(previous)
        writeInPlace(target)
        return
      }
      if (!isTaken(error) || attempt === attempts) throw error
    }
  }
}

/** Copies what differs, each file by renaming. The stamp is written last. */
function writeInPlace({ next, previous }: Target): void {
  // Without a stamp, an interrupted build is repeated.
  rmSync(join(previous, stampFile), { force: true })
  const files = filesIn(next)
  for (const path of files.toSorted((a, b) => Number(a === stampFile) - Number(b === stampFile))) {
    const place = join(previous, path)
    if (isSame(join(next, path), place)) continue
    mkdirSync(dirname(place), { recursive: true })
    const beside = `${place}.new`
    copyFileSync(join(next, path), beside)
    renameSync(beside, place)
  }
  const isWanted = new Set(files)
  for (const path of filesIn(previous)) {
    if (isWanted.has(path)) continue
    rmSync(join(previous, path))
    removeEmpty(previous, dirname(path))
  }
}

/** Removes an empty folder inside `root`, and its empty parents. */
function removeEmpty(root: string, path: string): void {
  if (path === '.' || readdirSync(join(root, path)).length > 0) return
  rmdirSync(join(root, path))
  removeEmpty(root, dirname(path))
}

const isSame = (one: string, other: string) => {
  const size = statSync(other, { throwIfNoEntry: false })?.size
  return size === statSync(one).size && readFileSync(one).equals(readFileSync(other))
}

/** The files in a folder, by path inside it; none if there is no such folder. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : []

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** A mounted folder, one in a folder that may not be changed, or one that another program holds open. */
const isUnrenamable = (error: unknown) =>
  ['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV'].includes(codeOf(error))

/** Another build published first, or is about to. */
const isTaken = (error: unknown) => ['EEXIST', 'ENOENT', 'ENOTEMPTY'].includes(codeOf(error))
