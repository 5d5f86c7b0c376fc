import type { PoolClient } from 'pg'
import type { Sql, SqlDatabase, SqlValue } from './sql-database.ts'
import { migrate, type SchemaVersion } from './tables/migrations.ts'

const bigint = 20
/** Arbitrary key of the advisory lock for migrations. All servers of a site must use the same key. */
const migrationLock = 0x44697074

/** Opens a PostgreSQL database as a store. */
export async function openPostgres(url: URL): Promise<SqlDatabase> {
  // Imported here, because most sites do not use PostgreSQL.
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    options: '-c synchronous_commit=on',
    application_name: 'diptych',
    types: {
      // Milliseconds and counts stay far below the limit of exact integers.
      getTypeParser: (oid: number) => (oid === bigint ? Number : pg.types.getTypeParser(oid)),
    },
  })
  // Queries report a lost connection themselves. Without a listener, the event ends the process with an error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const inTransaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      const result = await work(asSql(client))
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      const isLost = await client.query('ROLLBACK').then(
        () => false,
        () => true,
      )
      client.release(isLost)
      throw error
    }
  }

  const database: SqlDatabase = {
    dialect: 'postgres',
    read: inTransaction,
    write: (work) =>
      inTransaction(work).catch((error: unknown) => {
        if (!isPassing(error)) throw error
        return inTransaction(work)
      }),
    isIntact: () => true,
    scrub: async () => {
      await pool.query('VACUUM submissions, deliveries')
    },
    salvage: async () => false,
    close: () => pool.end(),
  }
  try {
    await migrate(database, schemaVersion)
    return database
  } catch (error) {
    await pool.end()
    throw error
  }
}

const asSql = (client: PoolClient): Sql => {
  const query = (text: string, parameters: readonly SqlValue[]) =>
    client.query<Record<string, unknown>>(numbered(text), [...parameters])
  return {
    all: async (text, ...parameters) => (await query(text, parameters)).rows,
    run: async (text, ...parameters) => (await query(text, parameters)).rowCount ?? 0,
  }
}

/** Replaces `?` with PostgreSQL's `$1`, `$2`. */
function numbered(text: string): string {
  let count = 0
  return text.replaceAll('?', () => `$${++count}`)
}

/**
 * Whether a retry may succeed: the connection was lost, perhaps during a commit, or another server's
 * transaction conflicted. A repeated write has the same id, so it is stored once.
 */
function isPassing(error: unknown): boolean {
  const code = String(Object(error).code ?? '')
  return /^(08|57P|40|23505|ECONNRESET|EPIPE)/.test(code) || /terminated/.test(String(error))
}

const schemaVersion: SchemaVersion = {
  read: async (sql) => {
    await sql.all('SELECT pg_advisory_xact_lock(?)', migrationLock)
    await sql.run('CREATE TABLE IF NOT EXISTS diptych_schema (version BIGINT NOT NULL)')
    const [row] = await sql.all('SELECT MAX(version) AS version FROM diptych_schema')
    return Number(row?.['version'] ?? 0)
  },
  write: async (sql, version) => {
    await sql.run('INSERT INTO diptych_schema (version) VALUES (?)', version)
  },
}
