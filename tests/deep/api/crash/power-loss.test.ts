import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../api/crash/start-server.ts'
import { strategyCall, temporaryData } from '../../../api/leads-site.ts'
import { canTrace } from '../../../support/programs.ts'
import { replayDisk, replayed } from './disk-replay.ts'

/** Enough forms to make SQLite checkpoint the log. */
const forms = 240
/** The power fails after each this many responses. */
const step = 20

describe.skipIf(!canTrace())('after a power failure that loses all unsynced writes', () => {
  test('every acknowledged submission is stored, and the file is intact', async () => {
    const { database, ...count } = await losses()
    expect(count).toEqual({ cuts: (forms / step) * 2, missing: 0, broken: 0 })
    // The database grew, so a checkpoint happened.
    expect(database).toBeGreaterThan(100_000)
  })

  test('control: a store that does not sync loses some', async () => {
    const { missing } = await losses('NORMAL', step)
    expect(missing).toBeGreaterThan(0)
  })
})

/** Simulates power failures. Counts acknowledged submissions that are missing afterwards. */
async function losses(synchronous?: string, sent = forms) {
  const folder = temporaryData()
  const trace = join(folder, 'trace')
  const server = await startServer({
    folder,
    under: ['strace', ...replayed, '-o', trace],
    ...(synchronous !== undefined && { synchronous }),
  })
  for (let each = 0; each < sent; each++) {
    const body = new URLSearchParams({ ...strategyCall, websiteGoal: String(each) })
    await (await fetch(server.url, { method: 'POST', body })).text()
  }
  await server.kill()

  const count = { cuts: 0, missing: 0, broken: 0, database: 0 }
  for (const { answers, write } of replayDisk(
    readFileSync(trace, 'latin1'),
    join(folder, 'data'),
  )) {
    if (answers % step > 0) continue
    for (const remains of ['nothing', 'half'] as const) {
      const place = join(folder, `${answers}-${remains}`)
      mkdirSync(place)
      write(place, remains)
      const file = join(place, 'submissions.db')
      count.database = Math.max(count.database, statSync(file).size)
      const { held, integrity } = inspect(file)
      count.cuts += 1
      count.missing += Math.max(0, answers - held)
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
    return { integrity, held: Number(one('SELECT COUNT(*) FROM submissions')) }
  } catch {
    return { integrity: 'none', held: 0 }
  } finally {
    database.close()
  }
}
