import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors/operator-error.ts'
import { sqliteCode } from './connection.ts'
import { prepareFolder } from './file.ts'

const busy = 5

/**
 * Gives this process an exclusive lock on a store. The lock is the operating system's lock on a separate small database, so
 * it ends with the process even after a crash.
 */
export function lockFor(file: string): { release(): void } {
  const lock = openLock(file)
  try {
    lock.exec('PRAGMA busy_timeout=0; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (sqliteCode(error) !== busy) throw unwritable(file)
    throw new OperatorError(
      `Another process serves from "${file}" already.`,
      'Stop it, or give this one a folder of its own in DIPTYCH_DATA.',
    )
  }
  return { release: () => lock.close() }
}

function openLock(file: string): DatabaseSync {
  try {
    prepareFolder(file)
    return new DatabaseSync(`${file}.lock`)
  } catch {
    throw unwritable(file)
  }
}

const unwritable = (file: string) =>
  new OperatorError(
    `"${file}" cannot be written.`,
    'Check that this user may write there, or name another folder in DIPTYCH_DATA.',
  )
