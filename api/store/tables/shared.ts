import type { SqlDatabase } from '../sql-database.ts'
import type { Store } from '../store.ts'

/** By how much the clocks of servers may differ, in milliseconds. A later time comes from a clock that was wrong. */
const skew = 60_000

/** The store's operations on what several servers share. */
export function shared({ once, read, write }: SqlDatabase) {
  return {
    takeFromBudget: ({ name, day, perDay }) =>
      write(async (sql) => {
        if (perDay < 1) return false
        const today = `${name} ${day}`
        await sql.run('DELETE FROM notes WHERE name LIKE ? AND name <> ?', `${name} %`, today)
        const taken = await sql.run(
          `INSERT INTO notes (name, value) VALUES (?, '1')
            ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(notes.value AS INTEGER) + 1 AS TEXT)
            WHERE CAST(notes.value AS INTEGER) < ?`,
          today,
          perDay,
        )
        return taken > 0
      }),

    // A bucket is kept as the time at which it is full again. Each token that is taken puts it off.
    takeToken: async ({ name, burst, interval, now }) => {
      const lastWithToken = now + (burst - 1) * interval
      const wrong = now + burst * interval + skew
      const taken = await once(
        `INSERT INTO limits (name, full_at) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET full_at = excluded.full_at
            + CASE WHEN limits.full_at BETWEEN ? AND ? THEN limits.full_at - ? ELSE 0 END
          WHERE limits.full_at <= ? OR limits.full_at > ? RETURNING name`,
        ...[name, now + interval],
        ...[now, wrong, now],
        ...[lastWithToken, wrong],
      )
      if (taken.length > 0) return 0
      const [row] = await once('SELECT full_at FROM limits WHERE name = ?', name)
      return Math.max(1, Number(row?.['full_at'] ?? 0) - lastWithToken)
    },

    forgetFullBuckets: async (now) => {
      await once('DELETE FROM limits WHERE full_at <= ?', now)
    },

    claimTask: ({ name, now, until }) =>
      write(async (sql) => {
        const claimed = await sql.run(
          `INSERT INTO notes (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            WHERE CAST(notes.value AS BIGINT) <= ? OR CAST(notes.value AS BIGINT) > ?`,
          name,
          String(until),
          now,
          until + skew,
        )
        return claimed > 0
      }),

    getDraft: (name, now) =>
      read(async (sql) => {
        const [row] = await sql.all(
          'SELECT value FROM drafts WHERE name = ? AND until > ?',
          name,
          now,
        )
        return row && String(row['value'])
      }),

    setDraft: ({ name, value, until }, now) =>
      write(async (sql) => {
        await sql.run('DELETE FROM drafts WHERE until <= ?', now)
        await sql.run(
          `INSERT INTO drafts (name, value, until) VALUES (?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value, until = excluded.until`,
          name,
          value,
          until,
        )
      }),
  } satisfies Partial<Store>
}
