import { readSubmission } from './read-submission.ts'
import { saveSubmission } from './save-submission.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { Store } from './store.ts'
import type { Saved } from './submission.ts'

/** The store on an SQL engine: the same statements on each. */
export function createStore(database: SqlDatabase): Store {
  return {
    save: (submissions) =>
      database.write(async (sql) => {
        const saved: Saved[] = []
        for (const each of submissions) saved.push(await saveSubmission(sql, each))
        return saved
      }),
    find: (id) =>
      database.read(async (sql) => {
        const [row] = await sql.all('SELECT * FROM submissions WHERE id = ?', id)
        return row && readSubmission(row)
      }),
  }
}
