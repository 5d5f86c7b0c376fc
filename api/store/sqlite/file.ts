import {
  chmodSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { platform } from 'node:os'
import { dirname, resolve } from 'node:path'

/** Device and inode of a path. Undefined if there is no file. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

/** In bytes. 0 if there is no file. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Creates the folder of a file, with access for the owner only. */
export function prepareFolder(file: string): void {
  const folder = resolve(dirname(file))
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first !== undefined) inherit(folder, first)
}

/** Gives new folders, from the first down to the last, to the owner of the folder that holds them. */
function inherit(last: string, first: string): void {
  if (last !== first) inherit(dirname(last), first)
  giveToParentOwner(last)
}

/**
 * Restricts a file to its owner, who is the owner of its folder, and creates it if it is missing. SQLite
 * gives its companion files the same owner and permissions.
 */
export function restrictPermissions(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  giveToParentOwner(file)
}

/** A server must be able to open what root writes for it. Only root can give a file away. */
function giveToParentOwner(path: string): void {
  const { uid, gid } = statSync(dirname(path))
  const own = lstatSync(path)
  // A hardened unit forbids the call even where it would change nothing.
  if (own.uid === uid && own.gid === gid) return
  try {
    lchownSync(path, uid, gid)
  } catch (error) {
    if (Object(error).code !== 'EPERM') throw error
  }
}

/** A new file name survives a power loss only after its folder is synced. Windows cannot sync folders. */
export function syncFolder(folder: string): void {
  if (platform() !== 'win32') syncFile(folder)
}

/** Flushes the content of a file to disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** SQLite's files beside an open database. */
const companions = ['-wal', '-shm']

/** Replaces a database file with a finished one. */
export function replaceFile(finished: string, file: string): void {
  for (const suffix of companions) rmSync(`${file}${suffix}`, { force: true })
  renameSync(finished, file)
  syncFolder(dirname(file))
}

/** Copies a database and its log. */
export function keepCopy(file: string, suffix: string): void {
  for (const companion of ['', '-wal']) {
    if (!identityOf(`${file}${companion}`)) continue
    const copy = `${file}.${suffix}${companion}`
    copyFileSync(`${file}${companion}`, copy)
    restrictPermissions(copy)
  }
}

/** Renames a database and its log. */
export function quarantine(file: string, suffix: string): void {
  rmSync(`${file}-shm`, { force: true })
  if (sizeOf(`${file}-wal`) === 0) rmSync(`${file}-wal`, { force: true })
  for (const companion of ['', '-wal']) {
    const path = `${file}${companion}`
    if (identityOf(path)) renameSync(path, `${file}.${suffix}${companion}`)
  }
}
