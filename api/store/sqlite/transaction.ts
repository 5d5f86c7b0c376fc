import { setTimeout } from 'node:timers/promises'
import { type SqliteConnection, sqliteCode } from './connection.ts'

/** How long a write waits for another process to let go of the file, and how often it looks, in milliseconds. */
const timeout = { total: 3500, step: 20 }

const busy = 5
const locked = 6

/** Runs work between `begin` and a commit, or none of it. */
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
    // SQLite itself has rolled back after some errors, such as a full disk.
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

/** Runs one piece of work after the other; a piece that fails does not stop the next. */
export function createSerial() {
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
