import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { syncFile } from '#api/store/sqlite/file.ts'
import { openSqlite } from '#api/store/sqlite/sqlite.ts'
import { type ServerProcess, startServer } from '../api/crash/start-server.ts'
import { projectRoot } from '../support/project-root.ts'
import { openSender, type Sent, within } from './form-sender.ts'
import type { Measurement } from './measurement.ts'

/** Submissions of 5 kB: a store of 1 GB. */
const held = 200_000
const rates = [0, 10, 50, 100]
/** How long forms are measured without a backup, in milliseconds. */
const calm = 10_000
/** A backup that takes longer is ended, in milliseconds. */
const patience = 120_000

/** Measures a backup and its drill beside a server that takes forms, and the forms. */
export async function measureBackup(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
  const data = join(folder, 'data')
  const server = await startServer({ folder })
  await fill(join(data, 'submissions.db'))
  const size = statSync(join(data, 'submissions.db')).size / 1e9
  const measured: Measurement[] = []
  for (const rate of rates) {
    const what = `${size.toFixed(1)} GB beside ${rate} forms a second`
    const before = await sendFor(server, rate, pause(rate === 0 ? 0 : calm))
    const copy = join(folder, `copy-${rate}.db`)
    const copying = command(data, 'backup', copy)
    const during = await sendFor(server, rate, copying)
    measured.push({
      what: `backup of ${what}`,
      figure: seconds(await copying),
      target: '30 s at most',
    })
    const drilling = command(data, 'drill', copy)
    const meanwhile = await sendFor(server, rate, drilling)
    measured.push({ what: `drill of ${what}`, figure: seconds(await drilling), target: '' })
    if (rate > 0) {
      const slowest = (all: readonly Sent[]) => `${within(0.99, all).toFixed(1)} ms`
      measured.push({
        what: `  of a hundred forms the slowest: before, in backup, in drill`,
        figure: [before, during, meanwhile].map(slowest).join(', '),
        target: 'at most doubled',
      })
    }
    rmSync(copy, { force: true })
  }
  await server.kill()
  rmSync(folder, { recursive: true })
  return measured
}

async function fill(file: string): Promise<void> {
  const store = await openSqlite(file)
  await store.close()
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.function('digest', (raw) =>
    raw instanceof Uint8Array ? hash('sha256', raw, 'base64url') : null,
  )
  database.exec(`
    PRAGMA synchronous=OFF;
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${held})
    INSERT INTO submissions
      SELECT 'old' || n, 'old' || n, '', 'accepted', '[]', 'audit', 'en', randomblob(5000),
        'text/plain', '[]', '[]', '{}', unixepoch() * 1000
      FROM numbers;
    UPDATE submissions SET body_hash = digest(raw);
    PRAGMA wal_checkpoint(TRUNCATE)`)
  database.close()
  // Otherwise the disk would still be busy with it while forms are measured.
  syncFile(file)
}

/** Sends forms at a rate until something is over. */
async function sendFor(
  { url }: ServerProcess,
  perSecond: number,
  end: Promise<unknown>,
): Promise<readonly Sent[]> {
  const all: Sent[] = []
  let isOver = false
  end.finally(() => {
    isOver = true
  })
  const senders = await Promise.all(Array.from({ length: 16 }, () => openSender(url)))
  const underWay = new Set<Promise<void>>()
  const start = performance.now()
  for (let begun = 0; !isOver; ) {
    const due = ((performance.now() - start) / 1000) * perSecond
    for (; begun < due && senders.length > 0; begun += 1) {
      let sender = senders.pop()
      if (!sender?.isOpen()) sender = await openSender(url)
      const using = sender
      const sending: Promise<void> = using.send().then((sent) => {
        all.push(sent)
        senders.push(using)
        underWay.delete(sending)
      })
      underWay.add(sending)
    }
    await pause(2)
  }
  await end
  await Promise.all(underWay)
  for (const sender of senders) sender.end()
  return all
}

/** Runs a command and returns how long it took, in milliseconds. NaN if it failed. */
async function command(data: string, ...args: readonly string[]): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, ['cli/launch.js', 'leads', ...args], {
    cwd: projectRoot,
    env: { ...process.env, DIPTYCH_DATA: data },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: patience,
  })
  const [code] = await once(child, 'exit')
  return code === 0 ? performance.now() - start : Number.NaN
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
