import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import type { Sql, SqlDatabase, SqlValue } from './sql-database.ts'
import { migrate, type SchemaVersion } from './tables/migrations.ts'
import { within } from './within.ts'

const bigint = 20
/** Arbitrary key of the advisory lock for migrations. All servers of a site must use the same key. */
const migrationLock = 0x44697074

/**
 * Maximum times, in milliseconds. `answer` is for a server that does not answer at all, perhaps because
 * the connection is dead; it is longer than `statement`, which the server itself enforces. `goodbye` is for
 * an orderly end of all connections.
 */
const timeout = { connect: 3000, statement: 5000, answer: 6000, goodbye: 1000 }

/** Opens a PostgreSQL database as a store. `stopped` cuts all of its connections. */
export async function openPostgres(url: URL, stopped?: AbortSignal): Promise<SqlDatabase> {
  // Imported here, because most sites do not use PostgreSQL.
  const { default: pg } = await import('pg')
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  stopped?.addEventListener('abort', cut)
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 10,
    connectionTimeoutMillis: timeout.connect,
    statement_timeout: timeout.statement,
    query_timeout: timeout.answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      if (stopped?.aborted) socket.destroy()
      return socket
    },
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
      client.release(isLost(error) || !(await isRolledBack(client)))
      throw error
    }
  }

  /** Ends all connections. One that does not answer is cut. */
  const close = async () => {
    const closed = [...sockets].map((socket) => once(socket, 'close'))
    await within(timeout.goodbye, Promise.all([pool.end(), ...closed])).catch(() => undefined)
    cut()
    stopped?.removeEventListener('abort', cut)
  }

  const database: SqlDatabase = {
    dialect: 'postgres',
    once: asSql(pool).all,
    read: inTransaction,
    readFromDisk: inTransaction,
    // PostgreSQL checks its own files.
    check: async () => true,
    write: (work) =>
      inTransaction(work).catch((error: unknown) => {
        if (isLost(error) || !isPassing(error)) throw error
        return inTransaction(work)
      }),
    isIntact: () => true,
    scrub: async () => {
      const client = await pool.connect()
      let left = 0
      const count = ({ message = '' }) => {
        left += Number(notYetRemovable.exec(message)?.[1] ?? 0)
      }
      client.on('notice', count)
      try {
        await client.query('VACUUM (VERBOSE) submissions, deliveries')
        client.release()
        return left === 0
      } catch (error) {
        client.release(true)
        if (!isBlocked(error)) throw error
        return false
      } finally {
        client.off('notice', count)
      }
    },
    salvage: async () => false,
    close,
    abandon: close,
  }
  try {
    await migrate(database, schemaVersion)
    return database
  } catch (error) {
    await close()
    throw error
  }
}

const isRolledBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  )

/** Whether the server did not answer in time: the connection may be dead without anyone having closed it. */
const isLost = (error: unknown): boolean => String(error).includes('Query read timeout')

const asSql = (client: PoolClient | Pool): Sql => {
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

/** The number of deleted rows that VACUUM had to leave, in the words of PostgreSQL up to 14, and since. */
const notYetRemovable =
  /(\d+) (?:dead row versions cannot be removed yet|are dead but not yet removable)/

/** Whether a lock of another connection lasted too long. */
const isBlocked = (error: unknown): boolean =>
  ['57014', '55P03'].includes(String(Object(error).code)) || isLost(error)

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
