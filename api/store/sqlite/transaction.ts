import { setTimeout } from 'node:timers/promises'
import { type SqliteConnection, sqliteCode } from './connection.ts'

/** Maximum wait for another process's lock, and the retry interval, in milliseconds. */
const timeout = { total: 3500, step: 20 }

const busy = 5
const locked = 6

/** Runs work in a transaction: commits if it succeeds, else rolls back. */
export async function transact<T>(
  connection: SqliteConnection,
  begin: 'BEGIN' | 'BEGIN IMMEDIATE',
  work: () => Promise<T>,
): Promise<T> {
  await beginPatiently(connection, begin)
  try {
    const result = await work()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (connection.database.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

async function beginPatiently(connection: SqliteConnection, begin: string): Promise<void> {
  let enough: AbortSignal | undefined
  while (true) {
    try {
      connection.exec(begin)
      return
    } catch (error) {
      const code = sqliteCode(error)
      if ((code !== busy && code !== locked) || enough?.aborted) throw error
      enough ??= AbortSignal.timeout(timeout.total)
    }
    await setTimeout(timeout.step)
  }
}

/** Repeats an attempt while another process is in its way. Returns whether it succeeded. */
export async function patiently(attempt: () => Promise<boolean>): Promise<boolean> {
  const enough = AbortSignal.timeout(timeout.total)
  while (!(await attempt())) {
    if (enough.aborted) return false
    await setTimeout(timeout.step)
  }
  return true
}

/** Runs functions one at a time. A failed one does not stop the next. */
export function createSerial() {
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
