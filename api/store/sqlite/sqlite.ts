import { dirname } from 'node:path'
import type { SqlDatabase } from '../sql-database.ts'
import { migrate, type SchemaVersion } from '../tables/migrations.ts'
import {
  applicationId,
  connect,
  connectToRead,
  type SqliteConnection,
  saysDamaged,
  sqliteCode,
} from './connection.ts'
import { copyDatabase } from './copy-database.ts'
import { identityOf, prepareFolder, replaceFile, restrictPermissions, syncFolder } from './file.ts'
import { isSound } from './is-sound.ts'
import { createSerial, patiently, transact } from './transaction.ts'

/** Opens the embedded store. Creates the file and the schema if they are missing. */
export async function openSqlite(file: string): Promise<SqlDatabase> {
  prepareFolder(file)
  const isNew = identityOf(file) === undefined
  if (isNew) restrictPermissions(file)
  const connection = connect(file)
  if (isNew) syncFolder(dirname(file))

  const database = asDatabase(connection, file)
  try {
    await migrate(database, schemaVersion(connection))
    addIndex(connection)
    return database
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * Adds what makes it quick to weigh submissions that are no leads. It is no migration, because earlier versions keep
 * it up to date as well. A disk without room does without.
 */
function addIndex({ exec }: SqliteConnection): void {
  try {
    exec(`CREATE INDEX IF NOT EXISTS submissions_doubtful ON submissions (LENGTH(raw))
      WHERE state <> 'accepted'`)
  } catch (error) {
    if (saysDamaged(error) || sqliteCode(error) === undefined) throw error
  }
}

function asDatabase(connection: SqliteConnection, file: string): SqlDatabase {
  const serially = createSerial()
  const opened = identityOf(file)
  let openedLog: string | undefined

  return {
    dialect: 'sqlite',
    write: (work) =>
      serially(() => transact(connection, 'BEGIN IMMEDIATE', () => work(connection))),
    once: (text, ...parameters) => serially(async () => connection.all(text, ...parameters)),
    read: (work) => serially(() => transact(connection, 'BEGIN', () => work(connection))),
    readFromDisk: async (work) => {
      const fresh = connectToRead(file)
      try {
        return await transact(fresh, 'BEGIN', () => work(fresh))
      } finally {
        fresh.close()
      }
    },
    check: () => isSound(file),
    isIntact: () => {
      // SQLite creates its log with the first transaction.
      openedLog ??= identityOf(`${file}-wal`)
      return identityOf(file) === opened && identityOf(`${file}-wal`) === openedLog
    },
    scrub: () =>
      patiently(() =>
        serially(async () => {
          const [row] = await connection.all('PRAGMA wal_checkpoint(TRUNCATE)')
          return row?.['busy'] === 0
        }),
      ),
    salvage: () =>
      serially(async () => {
        if (identityOf(file) !== undefined) return false
        // The open connection can still read a removed file, so all of its data can be copied back.
        const copy = `${file}.salvaged`
        await copyDatabase(connection, copy)
        replaceFile(copy, file)
        return true
      }),
    close: () => serially(async () => connection.close()),
    abandon: () =>
      serially(async () => {
        // The last connection moves the log into the file, unless it may only read.
        const reader = identityOf(file) === undefined ? undefined : connectToRead(file)
        try {
          await reader?.all('SELECT 1 FROM sqlite_schema').catch(() => [])
          connection.close()
        } finally {
          reader?.close()
        }
      }),
  }
}

const schemaVersion = ({ exec }: SqliteConnection): SchemaVersion => ({
  read: async (sql) => Number((await sql.all('PRAGMA user_version'))[0]?.['user_version']),
  write: async (_, version) =>
    exec(`PRAGMA application_id=${applicationId}; PRAGMA user_version=${version}`),
})
