import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startServer } from '../../../api/crash/start-server.ts'
import { type Postgres, query } from '../../../support/postgres.ts'
import { startSilentProxy } from '../../../support/silent-proxy.ts'
import { mountDisk } from '../../../support/small-disk.ts'
import { until } from '../../../support/until.ts'
import { compare, type FaultReport, startLoad } from './load.ts'

interface Scope {
  readonly folder: string
  /** How many submissions are acknowledged before the fault, and how many after it. */
  readonly count: number
  /** Time between two forms of a writer, in milliseconds. */
  readonly pause: number
}

const fileIn = (folder: string) => join(folder, 'data/submissions.db')

function keysIn(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('SELECT key FROM leads').all()
    return rows.map((row) => String(row['key']))
  } finally {
    database.close()
  }
}

/** Inflicts a fault on the files of a running server, then kills it without a warning. */
async function whileServing(
  { folder, count, pause }: Scope,
  inflict: (file: string, load: ReturnType<typeof startLoad>) => Promise<void> | void,
): Promise<FaultReport> {
  const { url, kill } = await startServer({ folder })
  const load = startLoad(url, pause)
  await load.more(count)
  await inflict(fileIn(folder), load)
  await load.more(count)
  await load.end()
  await kill()
  await startAgain({ folder })
  return compare(load.acknowledged, keysIn(fileIn(folder)))
}

/** A start makes journal and store the same. */
const startAgain = async (start: Parameters<typeof startServer>[0]) =>
  (await startServer(start)).kill()

/** Damages the files of a killed server, and starts it again. */
async function afterKilling(
  { folder, count, pause }: Scope,
  damage: (file: string) => void,
): Promise<FaultReport> {
  const first = await startServer({ folder })
  const load = startLoad(first.url, pause)
  await load.more(2 * count)
  await first.kill()
  await load.end()
  damage(fileIn(folder))
  await startAgain({ folder })
  return compare(load.acknowledged, keysIn(fileIn(folder)))
}

/** Makes PostgreSQL unreachable for some seconds. */
async function withoutPostgres(
  { folder, count, pause }: Scope,
  { postgres, fault }: { readonly postgres: Postgres; readonly fault: 'silent' | 'killed' },
): Promise<FaultReport> {
  const direct = await postgres.database()
  const proxy = await startSilentProxy(Number(new URL(direct).port))
  const url = new URL(direct)
  url.port = String(proxy.port)
  const server = await startServer({ folder, environment: { DATABASE_URL: url.href } })
  const load = startLoad(server.url, pause)
  await load.more(count)
  if (fault === 'silent') proxy.silence('everything')
  else await postgres.crash()
  await load.more(count)
  if (fault === 'silent') proxy.speak()
  else await postgres.start()
  await load.more(count)
  await load.end()
  await server.kill()
  proxy.stop()
  const keys = async () =>
    (await query(direct, 'SELECT key FROM leads')).map((row) => String(row['key']))
  // What a dead connection has locked is free after some seconds.
  const again = await startServer({ folder, environment: { DATABASE_URL: direct } })
  await until(async () => {
    const found = new Set(await keys())
    return [...load.acknowledged].every((key) => found.has(key))
  })
  await again.kill()
  return compare(load.acknowledged, await keys())
}

function overwrite(file: string, from: number, length: number) {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(length, 0xa5), 0, length, from)
  closeSync(handle)
}

const page = 4096

/** Faults of the embedded store. */
export const fileFaults: Readonly<Record<string, (scope: Scope) => Promise<FaultReport>>> = {
  'another process locks the file': (scope) =>
    whileServing(scope, async (file, load) => {
      const other = new DatabaseSync(file, { timeout: 2000 })
      other.exec('BEGIN IMMEDIATE')
      await load.more(scope.count)
      other.close()
    }),
  'the folder of the store is removed': (scope) =>
    whileServing(scope, () => rmSync(join(scope.folder, 'data'), { recursive: true })),
  'the folder of the journal is removed': (scope) =>
    whileServing(scope, () => rmSync(join(scope.folder, 'journal'), { recursive: true })),
  'the log of the store is removed': (scope) =>
    whileServing(scope, (file) => rmSync(`${file}-wal`)),
  'the file is replaced by a backup': (scope) =>
    whileServing(scope, (file) => {
      const copy = `${file}.copy`
      const source = new DatabaseSync(file, { readOnly: true })
      // Nothing may come between the copy and its renaming but what the server writes meanwhile.
      source.prepare('VACUUM INTO ?').run(copy)
      source.close()
      for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`)
      renameSync(copy, file)
    }),
  'the first pages of the file are overwritten': (scope) =>
    afterKilling(scope, (file) => overwrite(file, 0, Math.min(2 * page, statSync(file).size))),
  'a checksum in the log is overwritten': (scope) =>
    afterKilling(scope, (file) => {
      const frame = page + 24
      const frames = Math.floor((statSync(`${file}-wal`).size - 32) / frame)
      overwrite(`${file}-wal`, 32 + Math.floor(frames / 3) * frame + 16, 8)
    }),
}

/** Faults of the disk of the embedded store. The journal is on another one. */
export const diskFaults: Readonly<Record<string, (scope: Scope) => Promise<FaultReport>>> = {
  'the disk is full': async ({ folder, count, pause }) => {
    const disk = mountDisk('64m')
    const data = join(disk.folder, 'data')
    const { url, kill } = await startServer({ folder, environment: { DIPTYCH_DATA: data } })
    const load = startLoad(url, pause)
    await load.more(count)
    disk.fill()
    await load.more(count)
    disk.free()
    await load.more(count)
    await load.end()
    await kill()
    await startAgain({ folder, environment: { DIPTYCH_DATA: data } })
    const report = compare(load.acknowledged, keysIn(join(data, 'submissions.db')))
    disk.release()
    return report
  },
}

/** Faults of PostgreSQL. */
export const postgresFaults: Readonly<
  Record<string, (scope: Scope, postgres: Postgres) => Promise<FaultReport>>
> = {
  'PostgreSQL goes silent': (scope, postgres) =>
    withoutPostgres(scope, { postgres, fault: 'silent' }),
  'PostgreSQL is killed': (scope, postgres) =>
    withoutPostgres(scope, { postgres, fault: 'killed' }),
}
