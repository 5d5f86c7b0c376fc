import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrate, type SchemaVersion } from './migrations/migrate.ts'
import { createSerial } from './serial.ts'
import type { SqlDatabase } from './sql-database.ts'
import { applicationId, connect, type SqliteConnection, sqliteCode } from './sqlite-connection.ts'

/** How long a write waits for another process to let go of the file, and how often it looks, in milliseconds. */
const patience = { total: 4000, step: 20 }

const busy = 5
const locked = 6

/** Opens the embedded store, making file and schema where there are none. */
export async function openSqlite(file: string): Promise<SqlDatabase> {
  const isNew = prepareFolder(file)
  const connection = connect(file, false)
  if (isNew) syncFolder(dirname(file))

  const database = asDatabase(connection, file)
  try {
    await migrate(database, schemaVersion(connection))
    return database
  } catch (error) {
    connection.close()
    throw error
  }
}

function asDatabase(connection: SqliteConnection, file: string): SqlDatabase {
  const serially = createSerial()
  const opened = identityOf(file)

  return {
    dialect: 'sqlite',
    write: (work) =>
      serially(() => transact(connection, 'BEGIN IMMEDIATE', () => work(connection))),
    read: (work) => serially(() => transact(connection, 'BEGIN', () => work(connection))),
    isIntact: () => identityOf(file) === opened,
    close: () => serially(async () => connection.close()),
  }
}

async function transact<T>(
  connection: SqliteConnection,
  begin: string,
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
  for (let waited = 0; ; waited += patience.step) {
    try {
      connection.exec(begin)
      return
    } catch (error) {
      const code = sqliteCode(error)
      if ((code !== busy && code !== locked) || waited >= patience.total) throw error
    }
    await setTimeout(patience.step)
  }
}

/** Makes the folder; tells whether the file is still to be made. */
function prepareFolder(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return identityOf(file) === undefined
}

/** A new file's name is on the disk only once its folder is. */
function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Which file a path leads to now; undefined where there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

const schemaVersion = ({ exec }: SqliteConnection): SchemaVersion => ({
  read: async (sql) => Number((await sql.all('PRAGMA user_version'))[0]?.['user_version']),
  write: async (_, version) =>
    exec(`PRAGMA application_id=${applicationId}; PRAGMA user_version=${version}`),
})
