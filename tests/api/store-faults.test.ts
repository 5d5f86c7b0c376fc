import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkReadiness, OperatorError } from '#api/index.ts'
import { canMount, smallDisk } from '../support/small-disk.ts'
import { encode, rules, strategyCall, temporaryData } from './leads-site.ts'
import { post, type RunningApi, startApi } from './running-api.ts'
import { submission } from './store/submission.ts'

const canary = 'kanarie'
let sent = 0
/** A unique form of some kilobytes. */
const form = () =>
  encode({ ...strategyCall, companyName: canary, websiteGoal: `${sent++} ${'x'.repeat(5000)}` })

/** Sends forms until one is answered with this status. Returns the ids of all acknowledged ones. */
async function sendUntil(api: RunningApi, status: number) {
  const ids: string[] = []
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await api.fetch(post(form()))
    if (response.ok) ids.push((await response.json()).id)
    if (response.status === status) return { ids, response }
  }
  throw new Error(`Nothing was answered with ${status}.`)
}

/** The files of a spool, without the mark of what was accepted. */
const submissionsIn = (spool: string) => readdirSync(spool).filter((name) => name !== 'high-water')

async function expectKept(api: RunningApi, ids: readonly string[]) {
  expect((await api.kept()).map(({ id }) => id)).toEqual([...ids])
  expect(api.logged.join('\n')).not.toContain(canary)
}

describe.skipIf(!canMount)('a disk', () => {
  test('that is full: submissions go to the spool, and to the store once there is room', async () => {
    const disk = smallDisk()
    const api = await startApi({ environment: { DIPTYCH_DATA: join(disk.folder, 'data') } })
    const before = await sendUntil(api, 201)
    disk.fill()
    const spooled = await sendUntil(api, 202)
    const more = await sendUntil(api, 202)
    expect(api.writer.isHealthy()).toBe(false)

    disk.free()
    await api.writer.probe()
    await api.writer.probe()
    const after = await sendUntil(api, 201)

    await expectKept(
      api,
      [before, spooled, more, after].flatMap(({ ids }) => ids),
    )
    expect((await api.kept()).filter(({ reasons }) => reasons.includes('spooled'))).toHaveLength(2)
    expect(await api.spool.names()).toEqual([])
  })

  test('that has room for little: a large submission waits in the spool until there is more', async () => {
    const disk = smallDisk()
    const api = await startApi({ environment: { DIPTYCH_DATA: join(disk.folder, 'data') } })
    const large = submission({ raw: Buffer.alloc(128 * 1024, 'x') })
    disk.fill(64 * 1024)
    await api.spool.add({ submission: large, channels: [] })
    await api.writer.probe()
    expect(await api.spool.namesAside()).toEqual([])
    expect(await api.spool.names()).toHaveLength(1)

    disk.free()
    await api.writer.probe()
    await api.writer.probe()
    await expectKept(api, [large.id])
    expect(await api.spool.names()).toEqual([])
  })

  test('that is full and holds the spool too: the page reports the failure and returns the input', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data'), DIPTYCH_SPOOL: disk.folder }
    const api = await startApi({ environment })
    disk.fill()
    const { ids, response } = await sendUntil(api, 503)
    const page = await api.fetch(post(form(), { accept: 'text/html' }))

    expect(await response.json()).toMatchObject({ code: 'not_stored' })
    expect(response.headers.get('retry-after')).toBe('30')
    expect(page.status).toBe(503)
    const text = await page.text()
    expect(text).toContain(rules.notStored?.['en']?.heading)
    expect(text).toContain('mailto:hello@tegelwerk.example?body=')
    expect(text).toContain(`>\n${canary}</textarea>`)
    await expectKept(api, ids)
    // What was refused leaves nothing behind.
    const left = readdirSync(disk.folder, { recursive: true, encoding: 'utf8' })
    expect(left.filter((name) => /\.part$|probe$/.test(name))).toEqual([])

    disk.free()
    await api.writer.probe()
    await sendUntil(api, 201)
  })

  test('what a killed server had not finished is removed at the next start, and counted', async () => {
    const disk = smallDisk()
    const spool = join(disk.folder, 'spool')
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data'), DIPTYCH_SPOOL: spool }
    await (await startApi({ environment })).close()
    const unfinished = ['one.json.part', 'two.json.part'].map((name) => join(spool, name))
    for (const file of unfinished) writeFileSync(file, '{"submission":')
    // Another server may be writing this one.
    utimesSync(unfinished[0] ?? '', 0, 0)
    const api = await startApi({ environment })

    expect(submissionsIn(spool)).toEqual(['two.json.part'])
    expect(api.logged.filter((line) => line.includes('spool.swept'))).toHaveLength(1)
    expect(api.logged.join()).toContain('"count":1')
  })

  test('that is full does not prevent the start of the server', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data') }
    await (await startApi({ environment })).close()
    disk.fill()
    const api = await startApi({ environment })
    const { ids } = await sendUntil(api, 202)
    disk.free()
    await api.writer.probe()

    await expectKept(api, ids)
  })

  test('that is read-only: submissions go to the spool until it is writable', async () => {
    const disk = smallDisk()
    const environment = { DIPTYCH_DATA: join(disk.folder, 'data') }
    await (await startApi({ environment })).close()
    disk.setReadOnly(true)
    const api = await startApi({ environment })
    const { ids } = await sendUntil(api, 202)
    disk.setReadOnly(false)
    await api.writer.probe()

    await expectKept(api, ids)
  })
})

describe('a file', () => {
  test('that another process locks briefly delays the write', async () => {
    const api = await startApi()
    const other = new DatabaseSync(api.file)
    other.exec('BEGIN IMMEDIATE')
    const began = vi.spyOn(DatabaseSync.prototype, 'exec')
    onTestFinished(() => began.mockRestore())
    const sending = sendUntil(api, 201)
    // It has found the file locked, and comes again.
    await expect.poll(() => began.mock.results.map(({ type }) => type)).toContain('throw')
    other.close()

    expect((await sending).response.status).toBe(201)
  })

  test('that another process keeps locked: submissions go to the spool', async () => {
    const api = await startApi()
    const other = new DatabaseSync(api.file)
    other.exec('BEGIN IMMEDIATE')
    const { ids } = await sendUntil(api, 202)
    other.close()
    await api.writer.probe()

    await expectKept(api, ids)
  })

  test.for(['the file', 'the file and its log', 'the folder'])(
    'that was removed while the server runs (%s) is restored completely',
    async (what) => {
      const api = await startApi()
      const before = await sendUntil(api, 201)
      const patterns = {
        'the file': api.file,
        'the file and its log': `${api.file}*`,
        'the folder': join(api.folder, 'data'),
      }
      for (const path of globSync(Reflect.get(patterns, what))) rmSync(path, { recursive: true })
      const after = await sendUntil(api, 201)

      await expectKept(api, [...before.ids, ...after.ids])
      await api.close()
      await expectKept(await startApi({ folder: api.folder }), [...before.ids, ...after.ids])
    },
  )

  test('whose folder cannot be made again for a while is restored completely once it can', async () => {
    const api = await startApi()
    const data = join(api.folder, 'data')
    const before = await sendUntil(api, 201)
    api.pass(10_000)
    const recent = await sendUntil(api, 201)
    rmSync(data, { recursive: true })
    writeFileSync(data, 'A file in the way.')
    const meanwhile = await sendUntil(api, 202)
    await api.writer.probe()
    rmSync(data)
    await api.writer.probe()
    const after = await sendUntil(api, 201)

    await api.writer.probe()
    await expectKept(
      api,
      [before, recent, meanwhile, after].flatMap(({ ids }) => ids),
    )
  })

  test('that was replaced while the server runs: recently acknowledged submissions are written again', async () => {
    const api = await startApi()
    const first = await sendUntil(api, 201)
    await api.store.scrub()
    copyFileSync(api.file, `${api.file}.copy`)
    const recent = await sendUntil(api, 201)
    for (const suffix of ['-wal', '-shm']) rmSync(`${api.file}${suffix}`)
    renameSync(`${api.file}.copy`, api.file)
    const after = await sendUntil(api, 201)

    await api.writer.probe()
    await expectKept(api, [...first.ids, ...recent.ids, ...after.ids])
  })

  test('that is not a database is moved aside, and a new one is created', async () => {
    const folder = temporaryData()
    const first = await startApi({ folder })
    await first.close()
    writeFileSync(first.file, 'x'.repeat(10_000))
    const api = await startApi({ folder })

    await sendUntil(api, 201)
    const [aside] = globSync(`${api.file}.damaged-*`)
    expect(statSync(aside ?? '').size).toBe(10_000)
    expect(api.logged.join('\n')).toContain('store.damaged')
  })

  test('with a damaged page is moved aside, and no new submission is lost', async () => {
    const api = await startApi()
    for (let each = 0; each < 20; each++) await sendUntil(api, 201)
    await api.close()
    const handle = await open(api.file, 'r+')
    // Damages pages after the first ones, so that the file still opens.
    for (let page = 4; page < 30; page++)
      await handle.write(Buffer.alloc(4000, 0xa5), 0, 4000, page * 4096)
    await handle.close()

    const again = await startApi({ folder: api.folder })
    const { ids } = await sendUntil(again, 201)
    await expectKept(again, ids)
    expect(globSync(`${api.file}.damaged-*`)).toHaveLength(1)
  })

  test('of a newer version is rejected with a one-line error', async () => {
    const api = await startApi()
    await api.close()
    const database = new DatabaseSync(api.file)
    database.exec('PRAGMA user_version=999')
    database.close()

    const starting = startApi({ folder: api.folder })
    await expect(starting).rejects.toThrow(OperatorError)
    await expect(starting).rejects.toThrow('format 999')
  })

  test('that another server uses is rejected with a one-line error', async () => {
    const api = await startApi()
    const starting = startApi({ folder: api.folder })

    await expect(starting).rejects.toThrow(OperatorError)
    await sendUntil(api, 201)
  })

  test.for(['the lock', 'the folder'])('stays locked after %s was removed', async (what) => {
    const api = await startApi()
    const before = await sendUntil(api, 201)
    rmSync(what === 'the lock' ? `${api.file}.lock` : join(api.folder, 'data'), { recursive: true })
    await api.writer.probe()

    await expect(startApi({ folder: api.folder })).rejects.toThrow('Another process')
    const after = await sendUntil(api, 201)
    await expectKept(api, [...before.ids, ...after.ids])
  })

  test('whose lock another server took meanwhile is left to it', async () => {
    const folder = temporaryData()
    const environment = { DIPTYCH_SPOOL: join(folder, 'spool-of-first') }
    const first = await startApi({ folder, environment })
    const before = await sendUntil(first, 201)
    rmSync(join(folder, 'data'), { recursive: true })
    const second = await startApi({ folder })

    const after = await sendUntil(first, 202)
    const ids = [...before.ids, ...after.ids]
    expect(await second.kept()).toEqual([])
    await expect.poll(first.spool.names).toEqual(ids.map((id) => `${id}.json`))
    await second.close()
    await first.writer.probe()
    await expectKept(first, ids)
  })

  test('that cannot be created is rejected with a one-line error', async () => {
    const folder = temporaryData()
    writeFileSync(join(folder, 'data'), 'not a folder')

    await expect(startApi({ folder })).rejects.toThrow('cannot be written')
  })
})

describe('a file of the spool', () => {
  const sound = (item: object) => JSON.stringify({ submission: item, channels: [] })
  const bad = [
    { what: 'is cut off', make: (file: string) => writeFileSync(file, '{"half":') },
    { what: 'is a folder', make: (file: string) => mkdirSync(file) },
    { what: 'is a link to nothing', make: (file: string) => symlinkSync('nowhere', file) },
    { what: 'has no fields', make: (file: string) => writeFileSync(file, sound({ raw: '' })) },
    {
      what: 'has a time that no store takes',
      make: (file: string) =>
        writeFileSync(file, sound({ ...submission(), raw: 'eA==', receivedAt: 'June' })),
    },
    {
      what: 'has a field that no store takes',
      make: (file: string) => writeFileSync(file, sound({ ...submission(), raw: 'eA==', id: 7 })),
    },
  ]

  test.for(bad)('that $what is kept and reported, and all others come home', async ({ make }) => {
    const api = await startApi()
    const folder = join(api.folder, 'spool')
    const waiting = submission()
    await api.spool.add({ submission: waiting, channels: [] })
    make(join(folder, '0.json'))

    await api.writer.probe()
    const { ids } = await sendUntil(api, 201)

    expect((await api.kept()).map(({ id }) => id)).toEqual([waiting.id, ...ids])
    expect(submissionsIn(folder)).toEqual(['0.json.unreadable'])
    expect(api.logged.join('\n')).toContain('"spool.unreadable","file":"0.json"')
    const leads = { ...api, writer: api.writer }
    const { checks } = await checkReadiness({
      leads,
      freeBytes: async () => 2 ** 40,
      now: () => new Date(),
    })
    expect(checks).toMatchObject({ written: true, spooled: 0, setAside: 1 })
  })

  test('that cannot be removed does not keep new submissions from the store', async () => {
    const api = await startApi()
    const waiting = submission()
    await api.spool.add({ submission: waiting, channels: [] })
    const remove = vi.spyOn(api.spool, 'remove').mockRejectedValue(new Error('EROFS'))
    onTestFinished(() => remove.mockRestore())
    await api.writer.probe()
    await api.writer.probe()

    const { ids } = await sendUntil(api, 201)
    expect((await api.kept()).map(({ id }) => id)).toEqual([waiting.id, ...ids])
  })
})
