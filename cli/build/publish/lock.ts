import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** How often a lock that another process has is tried, in milliseconds. */
const interval = 100
/** SQLite's code for it. */
const busy = 5

/**
 * Waits until this process alone has a lock, and returns a function that gives it back. It is the operating
 * system's lock on an empty database, so it ends with the process, even after a crash.
 */
export async function takeLock(file: string, onWait: () => void): Promise<() => void> {
  // Fails with an error of the file system, which SQLite's would not tell.
  closeSync(openSync(file, 'a'))
  const database = new DatabaseSync(file)
  let isTold = false
  while (!isTaken(database)) {
    if (!isTold) onWait()
    isTold = true
    await setTimeout(interval)
  }
  return () => database.close()
}

function isTaken(database: DatabaseSync): boolean {
  try {
    database.exec('PRAGMA busy_timeout=0; BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    database.close()
    throw error
  }
}
