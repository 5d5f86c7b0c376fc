import { type Delivery, deliveryStates, visitorChannel } from '../delivery.ts'
import type { SqlDatabase, SqlRow } from '../sql-database.ts'
import type { Store } from '../store.ts'

/**
 * No delivery waits longer, in milliseconds. A later time comes from a clock that was wrong, so the delivery is due.
 */
const longestWait = 24 * 60 * 60_000

/** The store's operations on deliveries. */
export function deliveries({ dialect, read, write }: SqlDatabase) {
  // In PostgreSQL, two servers claim different rows. SQLite has only one writer.
  const skipLocked = dialect === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : ''

  return {
    claim: ({ channel, now, lease, limit }) =>
      write(async (sql) => {
        const rows = await sql.all(
          `UPDATE deliveries SET attempts = attempts + 1, next_at = ? WHERE id IN (
            SELECT id FROM deliveries WHERE state = 'pending' AND channel = ?
            AND (next_at <= ? OR next_at > ?)
            ORDER BY next_at LIMIT ? ${skipLocked}) RETURNING *`,
          now + lease,
          channel,
          now,
          now + longestWait,
          limit,
        )
        return rows.map(readDelivery)
      }),

    recordAttempt: (id, result) =>
      write(async (sql) => {
        const isDone = result.state !== 'pending'
        await sql.run(
          `UPDATE deliveries SET state = ?, settled_at = ?, error = ?, next_at = ? WHERE id = ?`,
          result.state,
          isDone ? result.at : null,
          result.state === 'sent' ? null : result.error,
          isDone ? result.at : result.nextAt,
          id,
        )
      }),

    redeliver: (id, channels, now) =>
      write(async (sql) => {
        await sql.run(
          "UPDATE submissions SET state = 'accepted' WHERE id = ? AND state IN ('held', 'spam')",
          id,
        )
        for (const channel of channels) {
          await sql.run(
            `INSERT INTO deliveries (id, submission, channel, state, attempts, next_at)
              VALUES (?, ?, ?, 'pending', 0, ?) ON CONFLICT (id) DO UPDATE
              SET state = 'pending', attempts = 0, next_at = excluded.next_at, settled_at = NULL`,
            deliveryId(id, channel),
            id,
            channel,
            now,
          )
        }
      }),

    deliveriesOf: (id) =>
      read(async (sql) => {
        const rows = await sql.all('SELECT * FROM deliveries WHERE submission = ? ORDER BY id', id)
        return rows.map(readDelivery)
      }),

    countDeliveries: () =>
      read(async (sql) => {
        const rows = await sql.all(
          'SELECT state, COUNT(*) AS count FROM deliveries WHERE channel <> ? GROUP BY state',
          visitorChannel,
        )
        const [oldest] = await sql.all(
          `SELECT MIN(received_at) AS at FROM submissions
            JOIN deliveries ON deliveries.submission = submissions.id
            WHERE deliveries.state = 'pending' AND channel <> ?`,
          visitorChannel,
        )
        const of = (state: string) =>
          Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0)
        const at = oldest?.['at'] ?? undefined
        return {
          pending: of('pending'),
          sent: of('sent'),
          dead: of('dead'),
          oldestPending: at === undefined ? undefined : Number(at),
        }
      }),

    countUndelivered: (channel, { from, until }) =>
      read(async (sql) => {
        const [row] = await sql.all(
          `SELECT COUNT(*) AS count FROM submissions
            WHERE state = 'accepted' AND received_at >= ? AND received_at < ?
            AND reasons NOT LIKE '%"probable_repeat"%'
            AND NOT EXISTS (SELECT 1 FROM deliveries WHERE submission = submissions.id
              AND channel = ? AND deliveries.state = 'sent')`,
          from,
          until,
          channel,
        )
        return Number(row?.['count'])
      }),
  } satisfies Partial<Store>
}

/** The id by which a receiver recognizes a repeat. It is constant for a submission and a channel. */
export const deliveryId = (submission: string, channel: string) => `${submission}.${channel}`

const readDelivery = (row: SqlRow): Delivery => ({
  id: String(row['id']),
  submission: String(row['submission']),
  channel: String(row['channel']),
  state: deliveryStates.find((state) => state === row['state']) ?? 'dead',
  attempts: Number(row['attempts']),
  nextAt: Number(row['next_at']),
  error: typeof row['error'] === 'string' ? row['error'] : undefined,
})
