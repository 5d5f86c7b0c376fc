import type { SqlDatabase } from './sql-database.ts'
import type { Store } from './store.ts'
import { deliveries } from './tables/deliveries.ts'
import { recover } from './tables/recover.ts'
import { submissions } from './tables/submissions.ts'
import { tally } from './tables/tally.ts'

/** The store on any SQL engine. All engines run the same statements. */
export function createStore(database: SqlDatabase): Store {
  const { read, write, scrub, check, isIntact } = database

  return {
    ...submissions(database),
    ...deliveries(database),
    ...recover(database),
    ...tally(database),
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
    scrub,
    check,
    isIntact,
  }
}
