import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { compareFiles, type Written, writeFiles } from '#generator/index.ts'
import { stampFile } from '../content/fingerprint.ts'
import { previousOf, restoreFolder } from './built-site.ts'

type Files = ReadonlyMap<string, string | Uint8Array>

/**
 * Replaces a folder by one with exactly these files: it is written beside the old one and then renamed, so
 * that a reader finds the old files or the new ones. A folder that cannot be renamed, such as a mounted
 * one, is written in place. Unchanged files keep their time.
 */
export function replaceFolder(folder: string, files: Files): Written {
  restoreFolder(folder)
  const target = existsSync(folder) ? realpathSync(folder) : folder
  // Throws if a file is in the way, before anything is written.
  if (existsSync(target)) readdirSync(target)
  const written = compareFiles(target, files)
  try {
    writeBeside(target, files, new Set(written.changed))
  } catch (error) {
    if (!isUnrenamable(error)) throw error
    restoreFolder(target)
    // Without a stamp, an interrupted build is repeated.
    rmSync(join(target, stampFile), { force: true })
    writeFiles(target, files)
  }
  return written
}

function writeBeside(target: string, files: Files, changed: ReadonlySet<string>) {
  const next = `${target}.next-${crypto.randomUUID().slice(0, 8)}`
  try {
    mkdirSync(next, { recursive: true })
    for (const [path, contents] of files) {
      mkdirSync(dirname(join(next, path)), { recursive: true })
      if (changed.has(path)) writeFileSync(join(next, path), contents)
      else reuse(join(target, path), join(next, path))
    }
    const previous = previousOf(target)
    rmSync(previous, { recursive: true, force: true })
    if (existsSync(target)) renameSync(target, previous)
    renameSync(next, target)
    rmSync(previous, { recursive: true, force: true })
  } finally {
    rmSync(next, { recursive: true, force: true })
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

/** A mounted folder, one in a folder that may not be changed, or one that another program holds open. */
const isUnrenamable = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV'].includes(String(error.code))
