import { rmSync } from 'node:fs'
import { backup } from 'node:sqlite'
import type { SqliteConnection } from './connection.ts'
import { prepareFolder, restrictPermissions } from './file.ts'
import { transact } from './transaction.ts'

/**
 * Copies a database as it is now to a file, instead of what an attempt that failed left there. Others may
 * write meanwhile. Calls `onStep` between steps; what it throws ends the copy.
 */
export async function copyDatabase(
  connection: SqliteConnection,
  target: string,
  onStep: () => void = () => undefined,
): Promise<void> {
  prepareFolder(target)
  removeDatabase(target)
  restrictPermissions(target)
  await transact(connection, 'BEGIN', async () => {
    // The first read takes the snapshot. Without one, SQLite begins again whenever somebody writes.
    await connection.all('SELECT 1 FROM sqlite_schema LIMIT 1')
    await backup(connection.database, target, { progress: onStep })
  })
}

/** Removes a database that nobody has open, and what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true })
}
