import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors/operator-error.ts'
import { sqliteCode } from './connection.ts'
import { identityOf, prepareFolder, restrictPermissions } from './file.ts'

const busy = 5

/** An exclusive lock on a store. */
interface Lock {
  /** Whether the lock still is where another process would look for it. */
  isHeld(): boolean
  /** Takes the lock again if its file was removed. Throws if another process has it. */
  renew(): void
  release(): void
}

/**
 * Gives this process an exclusive lock on a store. The lock is the operating system's lock on a separate small database, so
 * it ends with the process even after a crash.
 */
export function lockFor(file: string): Lock {
  let taken: Taken | undefined = take(file)
  const isHeld = () => taken !== undefined && identityOf(`${file}.lock`) === taken.identity
  const release = () => {
    taken?.database.close()
    taken = undefined
  }
  return {
    isHeld,
    renew: () => {
      if (isHeld()) return
      release()
      taken = take(file)
    },
    release,
  }
}

interface Taken {
  readonly database: DatabaseSync
  readonly identity: string | undefined
}

function take(file: string): Taken {
  const database = openLock(file)
  try {
    database.exec('PRAGMA busy_timeout=0; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE')
    return { database, identity: identityOf(`${file}.lock`) }
  } catch (error) {
    database.close()
    if (sqliteCode(error) !== busy) throw unwritable(file)
    throw new OperatorError(
      `Another process serves from "${file}" already.`,
      'Stop it, or give this one a folder of its own in DIPTYCH_DATA.',
    )
  }
}

function openLock(file: string): DatabaseSync {
  try {
    prepareFolder(file)
    if (identityOf(`${file}.lock`) === undefined) restrictPermissions(`${file}.lock`)
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
