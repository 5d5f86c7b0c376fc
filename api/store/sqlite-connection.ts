import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Sql, SqlValue } from './sql-database.ts'

/** One connection to a file, and statements that are prepared once. */
export interface SqliteConnection extends Sql {
  readonly database: DatabaseSync
  exec(statements: string): void
  close(): void
}

/** "Dipt", so that the file tells what it belongs to. */
export const applicationId = 0x44697074

/**
 * Every commit reaches the disk before it returns (`synchronous=FULL`), and what is deleted is
 * overwritten. Waiting for another process's lock is not left to SQLite, which would block the thread.
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

/** Opens a file; one that is opened for reading only has to be there. */
export function connect(file: string, readOnly: boolean): SqliteConnection {
  const database = new DatabaseSync(file, { readOnly, allowExtension: false })
  try {
    database.exec(readOnly ? 'PRAGMA busy_timeout=2000; PRAGMA trusted_schema=OFF;' : settings)
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
    all: async (text, ...parameters) => statement(text).all(...parameters.map(toInput)),
    run: async (text, ...parameters) =>
      Number(statement(text).run(...parameters.map(toInput)).changes),
    close: () => database.close(),
  }
}

const toInput = (value: SqlValue) => value

/** SQLite's own number for an error, without what it adds to it; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
}
