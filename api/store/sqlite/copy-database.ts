import { rmSync } from 'node:fs'
import { backup } from 'node:sqlite'
import type { Sql } from '../sql-database.ts'
import type { SqliteConnection } from './connection.ts'
import { prepareFolder, restrictPermissions } from './file.ts'
import { transact } from './transaction.ts'

/** Pages that one step copies. */
const stepPages = 100

interface Copying<T> {
  /** Is called between steps; what it throws ends the copy. */
  readonly onStep?: () => void
  /** Reads the database as it is copied. */
  readonly read?: (sql: Sql) => Promise<T>
}

/**
 * Copies a database as it is now to a file, instead of what an attempt that failed left there. Others may
 * write meanwhile. Returns what `read` does.
 */
export async function copyDatabase<T = undefined>(
  connection: SqliteConnection,
  target: string,
  { onStep = () => undefined, read }: Copying<T> = {},
): Promise<T | undefined> {
  prepareFolder(target)
  removeDatabase(target)
  restrictPermissions(target)
  return transact(connection, 'BEGIN', async () => {
    // The first read takes the snapshot. Without one, SQLite begins again whenever somebody writes.
    await connection.all('SELECT 1 FROM sqlite_schema LIMIT 1')
    const found = await read?.(connection)
    await backup(connection.database, target, { progress: onStep, rate: stepPages })
    return found
  })
}

/** Removes a database that nobody has open, and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}
