import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Engine, Sql } from '#api/store/engine.ts'
import { receivedLine } from '#api/store/line.ts'
import { openSqlite } from '#api/store/sqlite.ts'
import { createStore } from '#api/store/store.ts'
import { temporaryData } from '../leads-site.ts'
import { submission } from './submission.ts'

/** A database whose statements fail from the n-th one on. */
const failingFrom = (engine: Engine, n: number): Engine => {
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
  return { ...engine, write: (work) => engine.write((sql) => work(failing(sql))) }
}

test('if any statement fails, a group is stored completely or not at all', async () => {
  const engine = await openSqlite(join(temporaryData(), 'submissions.db'))
  onTestFinished(engine.close)
  const store = createStore(engine)
  const group = [1, 2, 3].map(() => receivedLine(submission(), ['mail', 'webhook']))
  let failures = 0

  for (let n = 0; ; n++) {
    const isTaken = await createStore(failingFrom(engine, n))
      .apply(group)
      .then(
        () => true,
        () => false,
      )
    if (isTaken) break
    failures++
    expect(await store.list({ limit: 10 })).toEqual([])
    expect(await store.countDeliveries()).toMatchObject({ waiting: 0 })
  }
  expect(failures).toBe(10)
  expect(await store.list({ limit: 10 })).toHaveLength(3)
  expect(await store.countDeliveries()).toMatchObject({ waiting: 6 })
})
