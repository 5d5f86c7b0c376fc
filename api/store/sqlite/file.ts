import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { platform } from 'node:os'
import { dirname } from 'node:path'

/** Which file a path leads to now; undefined where there is none. */
export function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

/** Makes the folder of a file, for its owner only. */
export const prepareFolder = (file: string) =>
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })

/** Makes a file its owner's only, empty where there is none; what SQLite keeps beside it follows. */
export function restrictPermissions(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** A new name in a folder is on the disk only once the folder is. Windows has no such thing to wait for. */
export function syncFolder(folder: string): void {
  if (platform() !== 'win32') syncFile(folder)
}

/** Waits until what is in a file is on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What SQLite keeps beside a file while it is open. */
const companions = ['-wal', '-shm']

/** Puts a finished database file where another was. */
export function replaceFile(finished: string, file: string): void {
  for (const suffix of companions) rmSync(`${file}${suffix}`, { force: true })
  renameSync(finished, file)
  syncFolder(dirname(file))
}

/** Moves a database out of the way, nothing of it lost; gives its new name. */
export function quarantine(file: string, suffix: string): string {
  const aside = `${file}.${suffix}`
  for (const companion of ['', ...companions]) {
    if (identityOf(`${file}${companion}`)) renameSync(`${file}${companion}`, `${aside}${companion}`)
  }
  return aside
}
