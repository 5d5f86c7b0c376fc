import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { type Fault, startServer } from '../../../api/crash/start-server.ts'
import { strategyCall, temporaryData } from '../../../api/leads-site.ts'
import { textsOf } from '../../../api/store/started-pair.ts'
import { canTrace } from '../../../support/programs.ts'
import { replayDisk, replayed } from './disk-replay.ts'

/** Enough forms to make SQLite checkpoint the log. */
const forms = 240
/** The power fails after each this many responses. */
const step = 20

describe.skipIf(!canTrace())('after a power failure that loses all unsynced writes', () => {
  test('every acknowledged submission is in the journal and in the store, which is intact', async () => {
    const { database, ...count } = await losses()
    expect(count).toEqual({ cuts: (forms / step) * 2, stored: 0, written: 0, broken: 0 })
    // The database grew, so a checkpoint happened.
    expect(database).toBeGreaterThan(100_000)
  })

  test('control: a store that does not sync loses some', async () => {
    expect(await losses('store not synced', step)).toMatchObject({ written: 0 })
    expect((await losses('store not synced', step)).stored).toBeGreaterThan(0)
  })

  test.for(['journal not synced', 'folder not synced'] as const)(
    'control: a journal loses some: %s',
    async (fault) => {
      const { stored, written } = await losses(fault, step)
      expect(stored).toBe(0)
      expect(written).toBeGreaterThan(0)
    },
  )
})

/** Simulates power failures. Counts acknowledged submissions that are missing afterwards in each of the two. */
async function losses(fault?: Fault, sent = forms) {
  const folder = temporaryData()
  const trace = join(folder, 'trace')
  const server = await startServer({
    folder,
    under: ['strace', ...replayed, '-o', trace],
    fault,
  })
  for (let each = 0; each < sent; each++) {
    const body = new URLSearchParams({ ...strategyCall, websiteGoal: String(each) })
    await (await fetch(server.url, { method: 'POST', body })).text()
  }
  await server.kill()

  const count = { cuts: 0, stored: 0, written: 0, broken: 0, database: 0 }
  for (const { answers, write } of replayDisk(readFileSync(trace, 'latin1'), folder)) {
    if (answers % step > 0) continue
    for (const remains of ['nothing', 'half'] as const) {
      const place = join(folder, `${answers}-${remains}`)
      mkdirSync(place)
      write(place, remains)
      const file = join(place, 'submissions.db')
      count.database = Math.max(count.database, existsSync(file) ? statSync(file).size : 0)
      const { held, integrity } = inspect(file)
      const lines = textsOf(place).filter((text) => text.includes('"kind":"received"'))
      count.cuts += 1
      count.stored += Math.max(0, answers - held)
      count.written += Math.max(0, answers - lines.length)
      count.broken += integrity === 'ok' ? 0 : 1
    }
  }
  return count
}

function inspect(file: string) {
  const database = new DatabaseSync(file)
  try {
    const one = (statement: string) => Object.values(database.prepare(statement).get() ?? {})[0]
    const integrity = one('PRAGMA integrity_check')
    return { integrity, held: Number(one('SELECT COUNT(*) FROM leads')) }
  } catch {
    return { integrity: 'none', held: 0 }
  } finally {
    database.close()
  }
}
