import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createRandom } from '../../support/random.ts'
import { until } from '../../support/until.ts'
import { strategyCall, temporaryData } from '../leads-site.ts'
import { startServer } from './start-server.ts'

const writers = 16
/** How many forms are acknowledged before a crash. Where it falls among the writes is another place each time. */
const counts = Array.from({ length: 60 }, (_, index) => 20 + index)

/** Kills the server repeatedly while writers send forms and resend unanswered ones. */
async function crashCycles(folder: string, cycles: number) {
  const acknowledged = new Set<string>()
  const unanswered = new Set<string>()
  const random = createRandom(Number(process.env['SEED'] ?? 1))
  let sent = 0

  for (let cycle = 0; cycle < cycles; cycle++) {
    const { url, kill } = await startServer({ folder })
    let isUp = true
    const write = async () => {
      while (isUp) {
        const key = [...unanswered].at(sent % 2) ?? `key-${String(sent++).padStart(8, '0')}`
        unanswered.add(key)
        const body = new URLSearchParams({
          ...strategyCall,
          websiteGoal: key,
          'submission-id': key,
        })
        const response = await fetch(url, { method: 'POST', body }).catch(() => undefined)
        const answer = await response?.json().catch(() => undefined)
        if (answer?.key !== key) return
        acknowledged.add(key)
        unanswered.delete(key)
      }
    }
    const enough = acknowledged.size + (random.pick(counts) ?? 0)
    const writing = Array.from({ length: writers }, write)
    await until(() => acknowledged.size >= enough)
    isUp = false
    await kill()
    await Promise.all(writing)
    // Now and then the database is lost as well.
    if (cycle % 3 === 2) rmSync(join(folder, 'data'), { recursive: true })
  }
  await (await startServer({ folder })).kill()
  return report(join(folder, 'data/submissions.db'), acknowledged)
}

/** The content of the store, compared with the acknowledgements. */
function report(file: string, acknowledged: ReadonlySet<string>) {
  const database = new DatabaseSync(file)
  try {
    const keys = database
      .prepare('SELECT key FROM leads')
      .all()
      .map((row) => String(row['key']))
    const stored = new Set(keys)
    return {
      acknowledged: acknowledged.size,
      missing: [...acknowledged].filter((key) => !stored.has(key)).length,
      repeated: keys.length - stored.size,
      integrity: database.prepare('PRAGMA integrity_check').get()?.['integrity_check'],
    }
  } finally {
    database.close()
  }
}

test('a server killed during writes loses no acknowledged submission and stores none twice', async () => {
  const report = await crashCycles(temporaryData(), 5)

  expect(report).toMatchObject({ missing: 0, repeated: 0, integrity: 'ok' })
  expect(report.acknowledged).toBeGreaterThanOrEqual(100)
})
