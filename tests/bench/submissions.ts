import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashCycles } from '../api/crash/crash-cycles.ts'
import { startPostgres } from '../support/postgres.ts'
import { postgresProgram as program } from '../support/programs.ts'
import { withServer } from './built-server.ts'
import { openSender, type Sent, within } from './form-sender.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const connections = 64
/** Time to warm up and time to measure, in milliseconds. */
const [warmUp, duration] = [2000, 5000]

/** Measures forms that are on disk before the response, and the losses of 50 crashes under load. */
export async function measureSubmissions(): Promise<readonly Measurement[]> {
  const embedded = await formsOn('SQLite', {})
  const shared = program.isInstalled() ? await onPostgres() : []
  const crashes = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
  mkdirSync(crashes, { recursive: true })
  const { acknowledged, missing, repeated } = await crashCycles(crashes, 50)
  rmSync(crashes, { recursive: true })

  return [
    ...embedded,
    ...shared,
    {
      what: `lost or doubled in 50 crashes under load, of ${acknowledged} acknowledged`,
      figure: String(missing + repeated),
      target: '0',
    },
  ]
}

async function onPostgres(): Promise<readonly Measurement[]> {
  const postgres = await startPostgres()
  try {
    return await formsOn('PostgreSQL', { DATABASE_URL: await postgres.database() })
  } finally {
    await postgres.stop()
  }
}

async function formsOn(
  store: string,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Measurement[]> {
  const sent = await withServer(async (url) => {
    await load(url, warmUp)
    return load(url, duration)
  }, environment)
  return [
    {
      what: `forms a second, each on disk, ${connections} connections, ${store}`,
      figure: Math.round((sent.length / duration) * 1000).toLocaleString('en-GB'),
      target: store === 'SQLite' ? '4,000' : '1,000',
    },
    {
      what: 'the slowest of a hundred of them',
      figure: milliseconds(within(0.99, sent)),
      target: '50 ms',
    },
  ]
}

/** Sends forms on all connections, one at a time on each. */
async function load(url: string, time: number): Promise<readonly Sent[]> {
  const end = performance.now() + time
  const all: Sent[] = []
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const sender = await openSender(url)
      while (performance.now() < end) {
        const one = await sender.send()
        if (one.status !== 201) throw new Error(`A form was answered with ${one.status}.`)
        all.push(one)
      }
      sender.end()
    }),
  )
  return all
}
