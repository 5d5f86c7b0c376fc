import type { SqlDatabase } from './sql-database.ts'
import type { Store } from './store.ts'
import { deliveries } from './tables/deliveries.ts'
import { recover } from './tables/recover.ts'
import { submissions } from './tables/submissions.ts'

/** The store on any SQL engine. All engines run the same statements. */
export function createStore(database: SqlDatabase): Store {
  const { read, write, scrub, check } = database

  return {
    ...submissions(database),
    ...deliveries(database),
    ...recover(database),
    getMeta: (name) =>
      read(async (sql) => {
        const [row] = await sql.all('SELECT value FROM notes WHERE name = ?', name)
        return row && String(row['value'])
      }),
    setMeta: (name, value) =>
      write(async (sql) => {
        await sql.run(
          `INSERT INTO notes (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
          name,
          value,
        )
      }),
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
    scrub,
    check,
  }
}
