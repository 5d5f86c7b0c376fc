import type { Sql, SqlDatabase } from '../sql-database.ts'
import type { Store } from '../store.ts'

/** The store's operations by which a loss is noticed, and that tell how large a part is. */
export function tally({ dialect, read, readFromDisk, write }: SqlDatabase) {
  const random = dialect === 'sqlite' ? 'lower(hex(randomblob(16)))' : 'gen_random_uuid()::text'

  return {
    tally: () =>
      readFromDisk(async (sql) => {
        // One statement, because PostgreSQL takes a snapshot for each.
        const [row] = await sql.all(
          `SELECT (SELECT COUNT(*) FROM submissions) AS held,
            (SELECT MIN(received_at) FROM submissions) AS oldest, ${['store', ...counted].map(
              (name) => `(SELECT value FROM notes WHERE name = '${name}') AS ${name}`,
            )}`,
        )
        const name = row?.['store']
        return {
          name: typeof name === 'string' ? name : undefined,
          held: Number(row?.['held']),
          removed: Number(row?.['removed'] ?? 0),
          recovered: Number(row?.['recovered'] ?? 0),
          oldest: typeof row?.['oldest'] === 'number' ? row['oldest'] : undefined,
        }
      }),

    weighDoubtful: () =>
      read(async (sql) => {
        const [row] = await sql.all(
          `SELECT COUNT(*) AS count, SUM(LENGTH(raw)) AS bytes FROM submissions
            WHERE state <> 'accepted'`,
        )
        return { count: Number(row?.['count']), bytes: Number(row?.['bytes'] ?? 0) }
      }),

    giveName: () =>
      write(async (sql) => {
        await sql.run(
          `INSERT INTO notes (name, value) VALUES ('store', ${random}) ON CONFLICT (name) DO NOTHING`,
        )
      }),
  } satisfies Partial<Store>
}

const counted = ['removed', 'recovered'] as const

/** Adds to the number of submissions that were removed on purpose or taken in, inside a transaction. */
export async function countUp(
  sql: Sql,
  name: (typeof counted)[number],
  number: number,
): Promise<void> {
  if (number === 0) return
  await sql.run(
    `INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE
      SET value = CAST(CAST(notes.value AS BIGINT) + CAST(excluded.value AS BIGINT) AS TEXT)`,
    name,
    String(number),
  )
}
