import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql } from '../sql-database.ts'

/** A connection to a database file, with a cache of prepared statements. */
export interface SqliteConnection extends Sql {
  readonly database: DatabaseSync
  exec(statements: string): void
  close(): void
}

/** "Dipt". Identifies the file as Diptych's. */
export const applicationId = 0x44697074

/**
 * Every commit is on disk before it returns (`synchronous=FULL`). Deleted data is overwritten. SQLite does
 * not wait for another process's lock, because that would block the thread.
 */
const settings = `
  PRAGMA busy_timeout=0;
  PRAGMA journal_mode=WAL;
  PRAGMA synchronous=FULL;
  PRAGMA foreign_keys=ON;
  PRAGMA trusted_schema=OFF;
  PRAGMA secure_delete=ON;
  PRAGMA cell_size_check=ON;
  PRAGMA journal_size_limit=67108864;
  PRAGMA wal_autocheckpoint=1000;
`

/** Opens a file for reading and writing, and creates it if it is missing. */
export function connect(file: string): SqliteConnection {
  return prepareOn(file, settings, false)
}

/** Opens an existing file read-only. */
export function connectToRead(file: string): SqliteConnection {
  return prepareOn(file, 'PRAGMA busy_timeout=2000; PRAGMA trusted_schema=OFF;', true)
}

function prepareOn(file: string, pragmas: string, readOnly: boolean): SqliteConnection {
  const database = new DatabaseSync(file, { readOnly })
  try {
    database.exec(pragmas)
  } catch (error) {
    database.close()
    throw error
  }

  const prepared = new Map<string, StatementSync>()
  const statement = (text: string) => {
    const known = prepared.get(text) ?? database.prepare(text)
    prepared.set(text, known)
    return known
  }
  return {
    database,
    exec: (statements) => database.exec(statements),
    all: async (text, ...parameters) => statement(text).all(...parameters),
    run: async (text, ...parameters) => Number(statement(text).run(...parameters).changes),
    close: () => database.close(),
  }
}

const corrupt = 11
const noDatabase = 26

/** Whether an error means that the file is damaged. */
export const saysDamaged = (error: unknown): boolean =>
  [corrupt, noDatabase].includes(sqliteCode(error) ?? 0)

/** SQLite's primary error code, without the extended bits. Undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}
