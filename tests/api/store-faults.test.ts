import {
  copyFileSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkReadiness, OperatorError } from '#api/index.ts'
import { temporaryData } from './leads-site.ts'
import { startApi } from './running-api.ts'
import { expectKept, sendUntil, submissionsIn } from './sent-until.ts'
import { submission } from './store/submission.ts'

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
