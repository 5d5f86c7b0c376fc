import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createRandom } from '../../support/random.ts'
import { runs } from '../../support/runs.ts'
import { temporaryData } from '../leads-site.ts'
import { startLoad } from './load.ts'
import { startServer } from './start-server.ts'

/** How many forms are acknowledged before a crash. Where it falls among the writes is another place each time. */
const counts = Array.from({ length: 60 }, (_, index) => 20 + index)

test('a server killed during writes loses no acknowledged submission and stores none twice', async () => {
  const folder = temporaryData()
  const random = createRandom(Number(process.env['SEED'] ?? 1))
  let server = await startServer({ folder })
  const load = startLoad(() => server.url)
  for (let cycle = 0; cycle < runs(5); cycle++) {
    await load.more(random.pick(counts) ?? 0)
    await server.kill()
    // Now and then the database is lost as well.
    if (cycle % 3 === 2) rmSync(join(folder, 'data'), { recursive: true })
    server = await startServer({ folder })
  }
  await load.end()
  await server.kill()

  const database = new DatabaseSync(join(folder, 'data/submissions.db'))
  const keys = database.prepare('SELECT key FROM leads').all()
  const integrity = database.prepare('PRAGMA integrity_check').get()
  database.close()
  const stored = new Set(keys.map(({ key }) => String(key)))
  expect(load.acknowledged.difference(stored)).toEqual(new Set())
  expect(stored.size).toBe(keys.length)
  expect(integrity).toEqual({ integrity_check: 'ok' })
  expect(load.acknowledged.size).toBeGreaterThanOrEqual(100)
})
