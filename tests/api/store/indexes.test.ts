import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { Sql } from '#api/store/engine.ts'
import { receivedLine } from '#api/store/line.ts'
import { openSqlite } from '#api/store/sqlite.ts'
import { createStore } from '#api/store/store.ts'
import { temporaryData } from '../leads-site.ts'
import { submission } from './submission.ts'

test('leads that are asked for while a server runs are found by an index', async () => {
  const file = join(temporaryData(), 'submissions.db')
  const engine = await openSqlite(file)
  onTestFinished(engine.close)
  const asked = new Set<string>()
  const heard = (sql: Sql): Sql => ({
    all: (text, ...parameters) => sql.all(asked.add(text) && text, ...parameters),
    run: (text, ...parameters) => sql.run(asked.add(text) && text, ...parameters),
  })
  const store = createStore({
    ...engine,
    read: (work) => engine.read((sql) => work(heard(sql))),
    write: (work) => engine.write((sql) => work(heard(sql))),
  })
  const [keyless, keyed] = [submission(), submission({ key: 'a-key-of-its-own' })]
  for (const each of [keyless, keyed]) {
    await store.look([each])
    await store.apply([receivedLine(each, ['mail'])])
  }
  await store.claim('mail', { now: 0, lease: 1, limit: 1 })
  await store.find(keyless.id)
  for (const ask of [store.gone, store.weighDoubtful, store.countDeliveries]) await ask()

  const database = new DatabaseSync(file, { readOnly: true })
  const plans = [...asked].flatMap((text) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => `${detail} in ${text}`),
  )
  database.close()
  expect(asked.size).toBeGreaterThan(8)
  expect(plans.filter((plan) => /^SCAN leads(?! USING)/.test(plan))).toEqual([])
})
