import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import {
  createTables,
  type Engine,
  format,
  requireFormat,
  type Sql,
  type SqlValue,
} from './engine.ts'

const bigint = 20
/** Arbitrary key of the advisory lock for making the tables. All servers of a site must use the same key. */
const tablesLock = 0x44697074

/**
 * Maximum times, in milliseconds. `answer` is for a server that does not answer at all, perhaps because
 * the connection is dead; it is longer than `statement`, which the server itself enforces. `goodbye` is for
 * an orderly end of all connections.
 */
const timeout = { connect: 3000, statement: 5000, answer: 6000, goodbye: 1000 }

/** Opens a PostgreSQL database as a store. */
export async function openPostgres(url: URL): Promise<Engine> {
  // Imported here, because most sites do not use PostgreSQL.
  const { default: pg } = await import('pg')
  const sockets = new Set<Socket>()
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

  const transact = async <T>(work: (sql: Sql) => Promise<T>, begin = 'BEGIN'): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query(begin)
      const result = await work(asSql(client))
      await client.query('COMMIT')
      client.release()
      return result
    } catch (error) {
      const isRolledBack =
        !isLost(error) &&
        (await client.query('ROLLBACK').then(
          () => true,
          () => false,
        ))
      client.release(!isRolledBack)
      throw error
    }
  }

  /** Ends all connections. One that does not answer is cut. */
  const close = async () => {
    const closed = [...sockets].map((socket) => once(socket, 'close'))
    const cutting = setTimeout(() => {
      for (const socket of sockets) socket.destroy()
    }, timeout.goodbye)
    await Promise.all([pool.end(), ...closed]).catch(() => undefined)
    clearTimeout(cutting)
  }

  const engine: Engine = {
    dialect: 'postgres',
    read: (work) => transact(work, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'),
    forget: () => undefined,
    // Two servers may add the same lead at once, or change it in another order. Lines can be written twice.
    write: (work) =>
      transact(work).catch((error: unknown) => {
        if (!/^(40|23505)/.test(String(Object(error).code ?? ''))) throw error
        return transact(work)
      }),
    scrub: async () => {
      // What another transaction still reads is removed by PostgreSQL itself, later.
      await pool.query('VACUUM leads, queue').catch((error: unknown) => {
        if (!['57014', '55P03'].includes(String(Object(error).code)) && !isLost(error)) throw error
      })
    },
    isInPlace: () => true,
    close,
  }
  try {
    await transact(async (sql) => {
      await sql.all('SELECT pg_advisory_xact_lock(?)', tablesLock)
      await sql.run('CREATE TABLE IF NOT EXISTS diptych_schema (version BIGINT NOT NULL)')
      const [row] = await sql.all('SELECT MAX(version) AS version FROM diptych_schema')
      const version = Number(row?.['version'] ?? 0)
      requireFormat(version)
      if (version === format) return
      await createTables(sql, 'postgres')
      await sql.run('INSERT INTO diptych_schema (version) VALUES (?)', format)
    })
    return engine
  } catch (error) {
    await close()
    throw error
  }
}

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
