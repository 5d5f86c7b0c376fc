import { OperatorError } from '../../errors/operator-error.ts'
import type { Sql, SqlDatabase } from '../sql-database.ts'

/** Column types whose names differ between the engines. */
interface Types {
  readonly blob: string
  readonly integer: string
  readonly real: string
  /** The kind of a table that need not survive a crash of the engine. */
  readonly unlogged: string
}

/** One migration: its statements. */
type Migration = (types: Types) => readonly string[]

/** Creates the tables of submissions, deliveries and server values. */
const submissions: Migration = ({ blob, integer }) => [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    key TEXT,
    body_hash TEXT NOT NULL,
    state TEXT NOT NULL,
    reasons TEXT NOT NULL,
    form TEXT,
    language TEXT,
    raw ${blob} NOT NULL,
    content_type TEXT NOT NULL,
    fields TEXT NOT NULL,
    extra TEXT NOT NULL,
    headers TEXT NOT NULL,
    received_at ${integer} NOT NULL
  )`,
  'CREATE UNIQUE INDEX submissions_by_key ON submissions (key, body_hash) WHERE key IS NOT NULL',
  'CREATE INDEX submissions_by_time ON submissions (received_at)',
  'CREATE INDEX submissions_by_body ON submissions (body_hash, received_at)',
  `CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts ${integer} NOT NULL,
    next_at ${integer} NOT NULL,
    settled_at ${integer},
    error TEXT
  )`,
  'CREATE INDEX deliveries_due ON deliveries (state, next_at)',
  'CREATE INDEX deliveries_by_submission ON deliveries (submission)',
  'CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
]

/** Creates the tables of what the servers of one store share: rate limits, and drafts of quizzes. */
const shared: Migration = ({ integer, real, unlogged }) => [
  `CREATE ${unlogged} TABLE limits (name TEXT PRIMARY KEY, full_at ${real} NOT NULL)`,
  `CREATE TABLE drafts (name TEXT PRIMARY KEY, value TEXT NOT NULL, until ${integer} NOT NULL)`,
]

/** Creates the tables of quizzes under short links, and of the hashes of those slugs that were removed. */
const shortLinks: Migration = ({ integer }) => [
  `CREATE TABLE quizzes (
    slug TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    quiz TEXT NOT NULL,
    hash TEXT NOT NULL,
    changed_at ${integer} NOT NULL,
    played_at ${integer} NOT NULL
  )`,
  'CREATE INDEX quizzes_by_play ON quizzes (played_at)',
  'CREATE TABLE gone (slug TEXT PRIMARY KEY)',
]

/** Removes those tables: quizzes are no longer kept. */
const noShortLinks: Migration = () => ['DROP TABLE quizzes', 'DROP TABLE gone']

/** Removes what the servers of one store shared: each has its own limits, and asks a model by itself. */
const nothingShared: Migration = () => [
  'DROP TABLE limits',
  'DROP TABLE drafts',
  "DELETE FROM notes WHERE name LIKE 'quiz-calls %' OR name LIKE 'acknowledgement %' OR name LIKE '%-claim'",
]

/** All migrations in order. Never change a released one; append a new one. */
const migrations: readonly Migration[] = [
  submissions,
  shared,
  shortLinks,
  noShortLinks,
  nothingShared,
]

const types: Readonly<Record<SqlDatabase['dialect'], Types>> = {
  sqlite: { blob: 'BLOB', integer: 'INTEGER', real: 'REAL', unlogged: '' },
  postgres: {
    blob: 'BYTEA',
    integer: 'BIGINT',
    real: 'DOUBLE PRECISION',
    unlogged: 'UNLOGGED',
  },
}

/** Reads and writes the schema version of an engine. */
export interface SchemaVersion {
  read(sql: Sql): Promise<number>
  write(sql: Sql, version: number): Promise<void>
}

/** Migrates the schema to the newest version, each migration in its own transaction. */
export async function migrate(database: SqlDatabase, version: SchemaVersion): Promise<void> {
  const { dialect } = database
  const current = await database.read((sql) => version.read(sql))
  requireKnown(current)

  for (const [index, migration] of migrations.entries()) {
    if (index < current) continue
    await database.write(async (sql) => {
      // Another process may have run the migration meanwhile.
      if ((await version.read(sql)) > index) return
      for (const statement of migration(types[dialect])) {
        await sql.run(dialect === 'sqlite' ? asStrict(statement) : statement)
      }
      await version.write(sql, index + 1)
    })
  }
}

/** Throws if a newer Diptych has written the data. */
export function requireKnown(version: number): void {
  if (version <= migrations.length) return
  throw new OperatorError(
    `The submissions are kept in format ${version}; this version of Diptych knows up to ${migrations.length}.`,
    'Run the newer version that wrote them, or move the file away and restore a backup from before it.',
  )
}

const asStrict = (statement: string) =>
  /^CREATE +TABLE/.test(statement) ? `${statement} STRICT` : statement
