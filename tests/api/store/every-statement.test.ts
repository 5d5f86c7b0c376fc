import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStore } from '#api/store/create-store.ts'
import type { Sql, SqlDatabase } from '#api/store/sql-database.ts'
import { openSqlite } from '#api/store/sqlite/sqlite.ts'
import { temporaryData } from '../leads-site.ts'
import { submission } from './submission.ts'

/** A database whose statements fail from the n-th one on. */
const failingFrom = (database: SqlDatabase, n: number): SqlDatabase => {
  let count = 0
  const failing = (sql: Sql): Sql => {
    const next = () => {
      if (++count > n) throw new Error('disk I/O error')
    }
    return {
      all: async (...parameters) => {
        next()
        return sql.all(...parameters)
      },
      run: async (...parameters) => {
        next()
        return sql.run(...parameters)
      },
    }
  }
  return { ...database, write: (work) => database.write((sql) => work(failing(sql))) }
}

test('if any statement fails, a group is stored completely or not at all', async () => {
  const database = await openSqlite(join(temporaryData(), 'submissions.db'))
  onTestFinished(database.close)
  const store = createStore(database)
  const group = [1, 2, 3].map(() => ({ submission: submission(), channels: ['mail', 'webhook'] }))
  let failures = 0

  for (let n = 0; ; n++) {
    const saved = await createStore(failingFrom(database, n))
      .save(group)
      .catch(() => undefined)
    if (saved) break
    failures++
    expect(await store.list({ limit: 10 })).toEqual([])
    expect(await store.countDeliveries()).toMatchObject({ pending: 0 })
  }
  expect(failures).toBeGreaterThan(10)
  expect(await store.list({ limit: 10 })).toHaveLength(3)
  expect(await store.countDeliveries()).toMatchObject({ pending: 6 })
})
