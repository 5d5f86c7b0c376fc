import {
  closeSync,
  copyFileSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { diptych } from '../../cli/diptych.ts'
import { encode, strategyCall, temporaryData } from '../leads-site.ts'
import { post, type RunningApi, startApi } from '../running-api.ts'

const page = 4096
const frame = page + 24

let sent = 0
/** Sends forms, every fifth of them longer than a page. Returns the ids that were acknowledged. */
async function send(api: RunningApi, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const goal = `Goal ${sent++} ${'x'.repeat(index % 5 === 0 ? 20_000 : 300)}`
    const response = await api.fetch(post(encode({ ...strategyCall, websiteGoal: goal })))
    expect(response.status).toBe(201)
    ids.push((await response.json()).id)
  }
  return ids
}

function overwrite(file: string, from: number, length: number, byte = 0xa5) {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(length, byte), 0, length, from)
  closeSync(handle)
}

/** The number of the first page of a table or index. */
function rootOf(file: string, name: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)
    return Number(found?.['rootpage'])
  } finally {
    database.close()
  }
}

const leads = (folder: string, ...args: readonly string[]) =>
  diptych(['leads', ...args], {
    cwd: folder,
    environment: { DIPTYCH_DATA: 'data', DIPTYCH_SPOOL: 'spool' },
  })

/** The files of a server as they are on disk at this moment, in a new folder. */
function imageOf({ file }: RunningApi): string {
  const folder = temporaryData()
  mkdirSync(join(folder, 'data'))
  for (const suffix of ['', '-wal']) {
    copyFileSync(`${file}${suffix}`, join(folder, `data/submissions.db${suffix}`))
  }
  return folder
}

const idsIn = async (api: RunningApi) => (await api.kept()).map(({ id }) => id)

test.for([
  { what: 'the header of the file', damage: (file: string) => overwrite(file, 0, 100) },
  { what: 'the first page', damage: (file: string) => overwrite(file, 0, page, 0) },
  {
    what: 'the root of the table',
    damage: (file: string) => overwrite(file, page, page),
  },
])('$what is damaged: salvage recovers everything', async ({ damage }) => {
  const first = await startApi({ environment: { SLACK_WEBHOOK_URL: 'http://127.0.0.1:9' } })
  const ids = await send(first, 60)
  const before = await first.kept()
  await first.store.recordAttempt(`${ids[0]}.slack`, { state: 'sent', at: 1 })
  await first.close()
  damage(first.file)

  const api = await startApi({ folder: first.folder })
  expect(await api.kept()).toEqual([])
  expect((await leads(api.folder, 'verify')).stdout).toContain('"leads restore" with its name')
  const { code, stdout } = await leads(api.folder, 'restore')
  expect(stdout).toMatch(/took in 60 submissions, 0 were here already, 0 are damaged/)
  expect(code).toBe(0)
  expect(await api.kept()).toEqual(before)
  expect(await api.store.deliveriesOf(ids[0] ?? '')).toMatchObject([{ state: 'sent' }])
  expect((await leads(api.folder, 'restore')).stdout).toContain('took in 0 submissions, 60')
})

test('pages are damaged: salvage recovers what stands on the others', async () => {
  const first = await startApi()
  const ids = await send(first, 100)
  await first.close()
  const { size } = statSync(first.file)
  for (let at = 5 * page; at < size; at += 10 * page) overwrite(first.file, at, page)

  const api = await startApi({ folder: first.folder })
  await leads(api.folder, 'restore')
  const found = await idsIn(api)
  expect(found.length).toBeGreaterThan(60)
  expect(found.length).toBeLessThan(100)
  expect(ids).toEqual(expect.arrayContaining([...found]))
})

test('a log without its file still holds what it was told', async () => {
  const api = await startApi()
  const ids = await send(api, 30)
  const folder = imageOf(api)
  rmSync(join(folder, 'data/submissions.db'))
  const again = await startApi({ folder: temporaryData() })

  const { stdout } = await leads(again.folder, 'restore', join(folder, 'data/submissions.db'))
  expect(stdout).toContain('took in 30 submissions')
  expect(await idsIn(again)).toEqual(ids)
})

test.for([
  { what: 'cut to nothing', damage: (file: string) => truncateSync(file, 0) },
  { what: 'removed', damage: (file: string) => rmSync(file) },
])('the file is $what: the server keeps its log, and salvage takes it in', async ({ damage }) => {
  const first = await startApi()
  await send(first, 30)
  const folder = imageOf(first)
  damage(join(folder, 'data/submissions.db'))

  const api = await startApi({ folder })
  await send(api, 1)
  expect((await leads(folder, 'restore')).stdout).toContain('took in 30 submissions')
})

test('a log that is damaged in the middle: SQLite drops the rest, salvage does not', async () => {
  const first = await startApi()
  const ids = await send(first, 30)
  const folder = imageOf(first)
  const log = join(folder, 'data/submissions.db-wal')
  const frames = Math.floor((statSync(log).size - 32) / frame)
  // The header of a frame: its page stays readable.
  overwrite(log, 32 + Math.floor(frames / 2) * frame + 16, 8)

  const api = await startApi({ folder })
  expect((await idsIn(api)).length).toBeLessThan(30)
  expect(api.logged.join('\n')).toContain('store.log-damaged')
  await leads(folder, 'restore')
  expect(await idsIn(api)).toEqual(ids)

  const afterKill = await startApi({ folder: imageOf(api) })
  expect(await idsIn(afterKill)).toEqual(ids)
  expect(globSync(`${afterKill.file}.damaged-*`)).toEqual([])
})

test('a log that a power failure cut is no damage', async () => {
  const first = await startApi()
  const ids = await send(first, 10)
  const folder = imageOf(first)
  const log = join(folder, 'data/submissions.db-wal')
  writeFileSync(log, readFileSync(log).subarray(0, statSync(log).size - 1000))

  const api = await startApi({ folder })
  expect((await idsIn(api)).length).toBeGreaterThanOrEqual(ids.length - 1)
  expect(globSync(`${api.file}.damaged-*`)).toEqual([])
})

test('what a large transaction wrote to the log before it was rolled back is no damage', async () => {
  const first = await startApi()
  const ids = await send(first, 10)
  // With a small cache, SQLite writes pages to the log before the commit, as it does for a large one.
  const other = new DatabaseSync(first.file)
  other.exec('PRAGMA cache_size=5; BEGIN')
  const insert = other.prepare('INSERT INTO notes (name, value) VALUES (?, ?)')
  for (let each = 0; each < 100; each += 1) insert.run(`note ${each}`, 'x'.repeat(3000))
  other.exec('ROLLBACK')
  other.close()
  ids.push(...(await send(first, 2)))

  const api = await startApi({ folder: imageOf(first) })
  expect(await idsIn(api)).toEqual(ids)
  expect(api.logged.join('\n')).not.toContain('damaged')
  expect(globSync(`${api.file}.damaged-*`)).toEqual([])

  // Nor does salvage read from it what a later commit has replaced.
  const again = await startApi()
  const { stdout } = await leads(
    again.folder,
    'restore',
    join(imageOf(first), 'data/submissions.db'),
  )
  expect(stdout).toContain('took in 12 submissions')
})

test('a form that was sent again under its key, because the answer was lost, is one lead', async () => {
  const send = async (api: RunningApi) => {
    const body = encode({ ...strategyCall, 'submission-id': 'key-of-the-visitor' })
    expect((await api.fetch(post(body))).status).toBe(201)
  }
  const first = await startApi()
  await send(first)
  await first.close()
  overwrite(first.file, 0, 100)

  const api = await startApi({ folder: first.folder })
  await send(api)
  const before = await api.kept()
  expect((await leads(api.folder, 'restore')).stdout).toContain('0 submissions, 1 were here')
  expect(await api.kept()).toEqual(before)
})

test('what was removed does not come back', async () => {
  const first = await startApi()
  const ids = await send(first, 40)
  await first.store.remove(ids.slice(10, 30))
  await first.store.scrub()
  await first.close()
  overwrite(first.file, 0, 100)

  const api = await startApi({ folder: first.folder })
  await leads(api.folder, 'restore')
  expect(await idsIn(api)).toEqual([...ids.slice(0, 10), ...ids.slice(30)])
})

test('a file that is damaged under a running server is found by its check, and nothing is lost', async () => {
  const api = await startApi()
  const before = await send(api, 40)
  await api.store.scrub()
  // A page that no later write repairs.
  overwrite(api.file, (rootOf(api.file, 'submissions_by_key') - 1) * page, page)
  const recent = await send(api, 3)

  expect(await api.store.check()).toBe(false)
  await expect.poll(() => idsIn(api)).toEqual(expect.arrayContaining([...recent]))
  const after = await send(api, 3)
  expect(api.logged.join('\n')).toMatch(/store\.damage-found.*store\.damaged/s)
  await leads(api.folder, 'restore')
  expect(await idsIn(api)).toEqual([...before, ...recent, ...after])
  expect(await api.store.check()).toBe(true)
})

test('a damaged log under a running server is found when what was acknowledged is read back', async () => {
  const api = await startApi()
  const before = await send(api, 5)
  await api.writer.probe()
  const recent = await send(api, 3)
  const { size } = statSync(`${api.file}-wal`)
  for (let at = 32 + 24; at < size; at += frame) overwrite(`${api.file}-wal`, at, page)

  await api.writer.probe()
  await expect.poll(() => idsIn(api)).toEqual(expect.arrayContaining([...recent]))
  expect(api.logged.join('\n')).toMatch(/store\.(not-read-back|not-confirmed)/)
  expect(before).toHaveLength(5)
  await send(api, 1)
})
