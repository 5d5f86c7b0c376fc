import { OperatorError } from '../hosts/operator-error.ts'

export type SqlValue = string | number | null | Uint8Array

export type SqlRow = Readonly<Record<string, unknown>>

/** Statements inside a transaction. Parameters are written `?` on every engine. */
export interface Sql {
  /** Returns the rows of a statement, including those of `RETURNING`. */
  all(text: string, ...parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>
  /** Runs a statement and returns the number of changed rows. */
  run(text: string, ...parameters: readonly SqlValue[]): Promise<number>
}

/** The operations of an SQL engine that the store needs. */
export interface Engine {
  readonly dialect: 'sqlite' | 'postgres'
  /** Runs work in one transaction. When the promise resolves, its writes are on disk. */
  write<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs read-only work on one snapshot of the data. */
  read<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Forgets what it has in memory: what is on disk counts. */
  forget(): void
  /** Overwrites deleted data wherever the engine still holds it. */
  scrub(): Promise<void>
  /** Whether the data still is where another process looks for it. */
  isInPlace(): boolean
  close(): Promise<void>
}

/** The format of the tables. */
export const format = 7

/** "Dipt". Identifies a SQLite file as Diptych's. */
export const applicationId = 0x44697074

const types = {
  sqlite: { integer: 'INTEGER', serial: 'INTEGER PRIMARY KEY', key: 'UNIQUE', strict: ' STRICT' },
  postgres: { integer: 'BIGINT', serial: 'BIGSERIAL', key: 'PRIMARY KEY', strict: '' },
} as const

/**
 * leads: what is known of each, as lines, and what lists and counts need; all else can be made from its text. queue:
 * deliveries to make; attempts and their times are no facts. notes: what a server keeps for itself. A random index
 * costs a page of each lead, so that bodies are looked up only where there is no key. Few leads are doubtful or failed,
 * and a query finds their index if it has the same condition.
 */
function statements(dialect: Engine['dialect']): readonly string[] {
  const { integer, serial, key, strict } = types[dialect]
  return [
    `CREATE TABLE leads (number ${serial}, id TEXT NOT NULL ${key}, at ${integer} NOT NULL,
      month TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL, form TEXT, key TEXT,
      body TEXT NOT NULL, bytes ${integer} NOT NULL, told TEXT NOT NULL)${strict}`,
    'CREATE INDEX leads_by_time ON leads (at)',
    'CREATE INDEX leads_by_month ON leads (month)',
    'CREATE INDEX leads_by_key ON leads (key) WHERE key IS NOT NULL',
    'CREATE INDEX leads_by_body ON leads (body) WHERE key IS NULL',
    "CREATE INDEX leads_doubtful ON leads (state, bytes) WHERE state <> 'accepted'",
    "CREATE INDEX leads_failed ON leads (told) WHERE told = 'failed'",
    `CREATE TABLE queue (id TEXT NOT NULL, name TEXT NOT NULL, channel TEXT NOT NULL,
      due ${integer} NOT NULL, attempts ${integer} NOT NULL, error TEXT,
      PRIMARY KEY (id, name))${strict}`,
    'CREATE INDEX queue_by_due ON queue (channel, due)',
    `CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)${strict}`,
  ]
}

/** Makes the tables, inside a transaction. */
export async function createTables(sql: Sql, dialect: Engine['dialect']): Promise<void> {
  for (const statement of statements(dialect)) await sql.run(statement)
}

/** Throws if another version of Diptych has written the data. Nothing is converted: lines can be taken in anywhere. */
export function requireFormat(version: number): void {
  if (version === 0 || version === format) return
  throw new OperatorError(
    `The submissions are kept in format ${version}; this version of Diptych knows ${format}.`,
    version > format
      ? 'Run the newer version that wrote them, or move the file away and restore a backup from before it.'
      : 'Write them to a file with the version that wrote them, by "leads export --format jsonl", move the store away, and take that file in by "leads restore".',
  )
}
