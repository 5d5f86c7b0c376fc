import {
  appendFileSync,
  copyFileSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { openJournal } from '#api/store/journal.ts'
import { encode } from '#api/store/line.ts'
import { NotRecorded } from '#api/store/pair.ts'
import { openSqlite } from '#api/store/sqlite.ts'
import { type Claim, createStore } from '#api/store/store.ts'
import { createRandom } from '../../support/random.ts'
import { runs } from '../../support/runs.ts'
import { temporaryData } from '../leads-site.ts'
import {
  checkpoint,
  contentsOf,
  day,
  expectBoth,
  now,
  removeDatabase,
  type StartedPair,
  startPair,
  textsOf,
} from './started-pair.ts'

const month = 'leads-2026-11.jsonl'

describe('a journal', () => {
  test('cut in its last line, at each place: what was before stays, what comes after is whole', async () => {
    const folder = temporaryData()
    const pair = await startPair(folder)
    const ids = await pair.many(3)
    await pair.close()
    const file = join(pair.journal, month)
    const whole = readFileSync(file)
    const last = whole.lastIndexOf('\n', whole.length - 2) + 1
    for (let cut = last; cut < whole.length; cut += 37) {
      writeFileSync(file, whole.subarray(0, cut))
      const journal = openJournal(pair.journal)
      await journal.append([{ kind: 'gone', id: 'next', at: now }])
      const { lines } = journal.read('2026-11')
      journal.close()
      expect(lines.size, `cut at ${cut}`).toBe(3)
      expect(lines.has('next gone')).toBe(true)
    }
    writeFileSync(file, whole.subarray(0, last + 20))
    expectBoth(await startPair(folder), ids)
  })

  test('damaged in its middle is healed from the store, and the store from it afterwards', async () => {
    const folder = temporaryData()
    const random = createRandom(Number(process.env['SEED'] ?? 1))
    const pair = await startPair(folder)
    const ids = await pair.many(50)
    await pair.deliver()
    await pair.close()
    const file = join(pair.journal, month)
    const bytes = readFileSync(file)
    for (let count = 0; count < 30; count++) {
      const at = random.below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ 4
    }
    writeFileSync(file, bytes)
    const again = await startPair(folder)
    expect(again.reports.join()).toContain('journal.lacked')
    expectBoth(again, ids)
    await again.close()
    removeDatabase(again.file)
    const last = await startPair(folder)
    expectBoth(last, ids)
    expect(await last.deliver()).toEqual([])
  })

  test('of another process is not opened', async () => {
    const folder = temporaryData()
    await startPair(folder)
    await expect(startPair(folder)).rejects.toThrow('Another process writes to')
  })

  test('stays locked after its folder was removed', async () => {
    const folder = temporaryData()
    const pair = await startPair(folder)
    rmSync(pair.journal, { recursive: true })
    await pair.send('after')
    await expect(startPair(folder)).rejects.toThrow('Another process')
  })
})

describe('a database', () => {
  const damages = {
    'noise on pages': (bytes: Buffer, below: (limit: number) => number) => {
      const page = below(bytes.length / 4096) * 4096
      for (let at = page; at < page + 4096; at++) bytes[at] = below(256)
    },
    'turned bits': (bytes: Buffer, below: (limit: number) => number) => {
      const at = below(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8))
    },
  }
  const cases = Object.entries(damages).flatMap(([what, damage]) =>
    [1, 5, 30, 100].flatMap((count) =>
      [true, false].map((isRunning) => ({ what, damage, count, isRunning })),
    ),
  )

  test.for(cases)(
    'with $what ($count, running: $isRunning) loses nothing, and no mail goes twice',
    async ({ damage, count, isRunning }) => {
      const random = createRandom(Number(process.env['SEED'] ?? count))
      for (let round = 0; round < runs(1); round++) {
        const folder = temporaryData()
        let pair = await startPair(folder)
        const ids = new Set(await pair.many(300))
        await pair.deliver()
        if (isRunning) checkpoint(pair.file)
        else await pair.close()
        const bytes = readFileSync(pair.file)
        for (let each = 0; each < count; each++) damage(bytes, random.below)
        writeFileSync(pair.file, bytes)
        if (!isRunning) pair = await startPair(folder)
        const earlier = pair.mails.length
        for (const id of await pair.many(20, 'later')) ids.add(id)
        await pair.deliver().catch(() => undefined)
        await pair.reconcile()
        await pair.reconcile()
        await pair.deliver()
        await pair.close()
        // A running server can miss damage in what it does not read; the next start does not.
        const again = await startPair(folder)
        const mails = [...pair.mails.slice(earlier), ...(await again.deliver())]
        expectBoth(again, ids)
        expect(mails).toHaveLength(20)
        expect(new Set(mails).size).toBe(20)
      }
    },
  )

  test.for(['store', 'its log', 'journal', 'both'])(
    'deleted while the server runs: %s',
    async (gone) => {
      const folder = temporaryData()
      const pair = await startPair(folder)
      const ids = await pair.many(20)
      const mails = await pair.deliver()
      if (gone === 'its log') rmSync(`${pair.file}-wal`)
      if (gone === 'store' || gone === 'both') removeDatabase(pair.file)
      if (gone === 'journal' || gone === 'both') rmSync(pair.journal, { recursive: true })
      ids.push(await pair.send('after'))
      expect(await pair.reconcile()).toBe(true)
      expectBoth(pair, ids)
      mails.push(...(await pair.deliver()))
      expect(mails).toHaveLength(21)
      await pair.close()
      const again = await startPair(folder)
      expectBoth(again, ids)
      expect(await again.deliver()).toEqual([])
    },
  )

  const others: Readonly<Record<string, (file: string) => void>> = {
    'a text': (file) => writeFileSync(file, 'hello\n'.repeat(2000)),
    nothing: (file) => writeFileSync(file, ''),
    'a database of somebody else': (file) => {
      removeDatabase(file)
      const other = new DatabaseSync(file)
      other.exec('CREATE TABLE notes (text)')
      other.close()
    },
  }

  test.for(Object.entries(others))('that is %s is moved aside and made again', async ([, put]) => {
    const pair = await startPair(temporaryData())
    const ids = await pair.many(5)
    await pair.close()
    put(pair.file)
    const { size } = statSync(pair.file)
    expectBoth(await startPair(dirname(pair.file)), ids)
    if (size > 0) expect(statSync(`${pair.file}.damaged`).size).toBe(size)
  })

  test('locked for long: thanks go on, and it has them afterwards; for a moment: nobody notices', async () => {
    const pair = await startPair(temporaryData())
    const other = new DatabaseSync(pair.file)
    other.exec('BEGIN IMMEDIATE')
    const ids = await pair.many(20)
    expect(pair.state()).toBe('behind')
    other.exec('ROLLBACK')
    expect(await pair.reconcile()).toBe(true)
    expectBoth(pair, ids)

    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.close(), 100)
    ids.push(await pair.send('for a moment'))
    expect(pair.state()).toBe('together')
    expectBoth(pair, ids)
  })

  test('that fails together with the journal: the sender is told, and the same key later is the same lead', async () => {
    const pair = await startPair(temporaryData())
    const other = new DatabaseSync(pair.file)
    other.exec('BEGIN IMMEDIATE')
    rmSync(pair.journal, { recursive: true })
    writeFileSync(pair.journal, 'A file in the way.')
    await expect(pair.send('refused')).rejects.toThrow(NotRecorded)
    expect(pair.state()).toBe('refusing')
    other.close()
    expect(await pair.reconcile()).toBe(false)
    rmSync(pair.journal)
    expect(await pair.reconcile()).toBe(true)
    const ids = [await pair.send('refused'), await pair.send('refused')]
    expectBoth(pair, new Set(ids))
    expect(await pair.deliver()).toHaveLength(1)
  })

  test('that hangs is a store that fails', async () => {
    const folder = temporaryData()
    const file = join(folder, 'leads.db')
    let hangs = false
    const openStore = async () => {
      const store = createStore(await openSqlite(file))
      const apply: typeof store.apply = (lines, notBefore) =>
        hangs ? new Promise(() => undefined) : store.apply(lines, notBefore)
      return { ...store, apply }
    }
    const pair = await startPair(folder, { openStore })
    hangs = true
    const ids = await pair.many(3)
    expect(pair.state()).toBe('behind')
    hangs = false
    expect(await pair.reconcile()).toBe(true)
    expectBoth(pair, ids)
  })
})

test('a clock set back and forth, and the end of a month', async () => {
  const folder = temporaryData()
  const pair = await startPair(folder)
  const times = [now, now - 400 * day, Date.UTC(2026, 11, 1) - 1, Date.UTC(2026, 11, 1), 0]
  times.push(Date.UTC(2099, 0, 1))
  const ids = []
  for (const [index, receivedAt] of times.entries())
    ids.push(await pair.send(`clock${index}`, { receivedAt }))
  expect((await pair.deliver()).length).toBeGreaterThan(3)
  await pair.close()
  removeDatabase(pair.file)
  expectBoth(await startPair(folder), ids)
})

test('the same key and body are one lead: at once, later, after a restart, without the store', async () => {
  const folder = temporaryData()
  const pair = await startPair(folder)
  const ids = await Promise.all(Array.from({ length: 10 }, () => pair.send('same')))
  ids.push(await pair.send('same', { receivedAt: now + 60 * day }))
  await pair.close()
  removeDatabase(pair.file)
  const again = await startPair(folder)
  ids.push(await again.send('same'))
  expect(new Set(ids).size).toBe(1)
  expectBoth(again, new Set(ids))
  const other = await again.send('same', { raw: Buffer.from('other') })
  expect(other).not.toBe(ids[0])
  const found = await again.ask((store) => store.find(other))
  expect(found?.submission.reasons).toEqual([])
  expect(await again.deliver()).toHaveLength(2)
})

test('the same key while the store fails is one lead, and an unsuspicious arrival makes a lead of spam', async () => {
  const pair = await startPair(temporaryData())
  const other = new DatabaseSync(pair.file)
  other.exec('BEGIN IMMEDIATE')
  const ids = [await pair.send('again', { state: 'spam' }), await pair.send('again')]
  other.close()
  ids.push(await pair.send('again'))
  expect(new Set(ids).size).toBe(1)
  expect(await pair.reconcile()).toBe(true)
  expectBoth(pair, new Set(ids))
  const [lead] = await pair.ask((store) => store.list({}))
  expect(lead?.submission.state).toBe('accepted')
  expect(await pair.deliver()).toHaveLength(1)
})

describe('two servers with one store', () => {
  const two = async () => {
    const folder = temporaryData()
    const start = (name: string) => startPair('', { journal: join(folder, name), store: folder })
    return [await start('one'), await start('two')] as const
  }

  test('have each lead once, and each journal becomes a full copy', async () => {
    const [one, other] = await two()
    const ids = new Set([...(await one.many(20)), ...(await other.many(20))])
    expect(ids.size).toBe(20)
    for (const id of [...(await one.many(10, 'one')), ...(await other.many(10, 'two'))]) ids.add(id)
    const mails = [...(await one.deliver()), ...(await other.deliver())]
    expect(mails.toSorted()).toEqual([...ids].toSorted())
    for (const server of [one, other, one]) expect(await server.reconcile()).toBe(true)
    for (const server of [one, other]) expectBoth(server, ids)
    // Its sender presses the button again, and gets to the server that never had it.
    const erased = await one.send('only one')
    await one.record([{ id: erased, at: now, kind: 'gone' }])
    expect(await other.send('only one')).toBe(erased)
    for (const server of [one, other, one]) expect(await server.reconcile()).toBe(true)
    for (const server of [one, other]) expectBoth(server, ids)
    expect(await other.deliver()).toEqual([])
    // The store is lost, and the journal of one with it.
    rmSync(one.journal, { recursive: true })
    removeDatabase(one.file)
    for (const server of [other, one]) expect(await server.reconcile()).toBe(true)
    expectBoth(one, ids)
    expect(await one.deliver()).toEqual([])
  })

  test('may get one lead on both sides of the end of a month', async () => {
    const [one, other] = await two()
    const end = Date.UTC(2026, 11, 1)
    const ids = [
      await one.send('same', { receivedAt: end - 1 }),
      await other.send('same', { receivedAt: end }),
    ]
    expect(ids[0]).toBe(ids[1])
    expect(await one.deliver(end)).toHaveLength(1)
    const rounds = async () => {
      for (const server of [one, other, one, other]) expect(await server.reconcile()).toBe(true)
    }
    await rounds()
    const before = [...textsOf(one.journal), ...textsOf(other.journal)]
    const told = one.reports.length + other.reports.length
    await rounds()
    expect([...textsOf(one.journal), ...textsOf(other.journal)]).toEqual(before)
    expect(one.reports.length + other.reports.length).toBe(told)
    await other.record([{ id: ids[0] ?? '', at: end, kind: 'gone' }])
    await rounds()
    for (const server of [one, other]) expectBoth(server, [])
  })
})

test('a store of last week: later leads come back, no mail goes twice, the erased stay away', async () => {
  const folder = temporaryData()
  const pair = await startPair(folder)
  const ids = new Set(await pair.many(20, 'early'))
  const pending = await pair.send('pending')
  const backup = join(folder, 'backup.db')
  const database = new DatabaseSync(pair.file)
  database.exec(`VACUUM INTO '${backup}'`)
  database.close()
  await pair.deliver()
  const [erased = ''] = ids
  await pair.record([{ id: erased, at: now, kind: 'gone' }])
  ids.delete(erased)
  for (const id of [...(await pair.many(20, 'late')), pending]) ids.add(id)
  await pair.deliver()
  await pair.close()
  removeDatabase(pair.file)
  copyFileSync(backup, pair.file)
  const again = await startPair(folder)
  expectBoth(again, ids)
  expect(await again.deliver()).toEqual([])
})

test('nothing is delivered before the store has everything that the journal has', async () => {
  const folder = temporaryData()
  const early: Claim[] = []
  const openStore = async () => {
    const store = createStore(await openSqlite(join(folder, 'leads.db')))
    const read: typeof store.read = async (month) => {
      // Whatever is asked for while the two are compared.
      if (pair) early.push(...(await pair.claim('mail', 99)))
      return store.read(month)
    }
    return { ...store, read }
  }
  let pair: StartedPair | undefined
  const started = await startPair(folder, { openStore })
  for (const months of [0, 1, 2, 3])
    for (const each of [1, 2, 3])
      await started.send(`${months} ${each}`, { receivedAt: now - months * 31 * day })
  checkpoint(started.file)
  copyFileSync(started.file, join(folder, 'backup.db'))
  expect(await started.deliver()).toHaveLength(12)
  removeDatabase(started.file)
  copyFileSync(join(folder, 'backup.db'), started.file)
  pair = started
  expect(await started.reconcile()).toBe(true)
  expect(early).toEqual([])
  expect(await started.claim('mail', 99)).toEqual([])
})

describe('an erasure', () => {
  const steps = [
    'said in the journal',
    'said in the store',
    'half of a new month written',
    'months rewritten, store of before',
  ] as const

  test.for(steps)('interrupted (%s) is finished by the next start', async (step) => {
    const folder = temporaryData()
    const pair = await startPair(folder)
    const ids = new Set(await pair.many(20))
    await pair.deliver()
    const [id = ''] = ids
    ids.delete(id)
    await pair.close()
    const file = join(pair.journal, month)
    const line = { kind: 'gone', id, at: now } as const
    if (step === steps[0] || step === steps[2]) appendFileSync(file, `${encode(line)}\n`)
    if (step === steps[1]) {
      const store = createStore(await openSqlite(pair.file))
      await store.apply([line])
      await store.close()
    }
    if (step === steps[2])
      writeFileSync(join(pair.journal, 'part'), readFileSync(file).subarray(0, 3000))
    if (step === steps[3]) {
      const journal = openJournal(pair.journal)
      await journal.append([line])
      await journal.drop('2026-11', (each) => each?.id === id && each.kind !== 'gone')
      journal.close()
    }
    const again = await startPair(folder)
    expectBoth(again, ids)
    // Not even its sender brings it back, by pressing the button again.
    expect(await again.send('k0')).toBe(id)
    expect(await again.reconcile()).toBe(true)
    expectBoth(again, ids)
    await again.close()
    const said = textsOf(again.journal).filter((text) => text.includes(id))
    expect(said).toEqual([encode(line)])
    for (const path of globSync('{leads.db*,journal/*}', { cwd: folder })) {
      const bytes = readFileSync(join(folder, path), 'latin1')
      expect(bytes, path).not.toContain(`"id":"${id}","at":${now},"kind":"received"`)
    }
  })

  test('leaves nothing in the files, nor in a damaged one that was moved aside', async () => {
    const folder = temporaryData()
    const pair = await startPair(folder)
    const raw = Buffer.from('email=kanarie@devries.example')
    const fields = [['email', 'kanarie@devries.example']] as const
    const ids = await pair.many(40)
    const id = await pair.send('canary', { raw, fields })
    writeFileSync(`${pair.file}.damaged`, raw)
    await pair.record([{ id, at: now, kind: 'gone' }])
    expect(await pair.reconcile()).toBe(true)
    expectBoth(pair, ids)
    for (const path of globSync('{leads.db*,journal/*}', { cwd: folder })) {
      const bytes = readFileSync(join(folder, path), 'latin1')
      expect(bytes, path).not.toMatch(/kanarie|a2FuYXJpZ/)
      expect(statSync(join(folder, path)).mode & 0o777, path).toBe(0o600)
    }
    expect(await pair.deliver()).toHaveLength(40)
  })

  test('waits for a reader of the file, and the journal goes on meanwhile', async () => {
    const pair = await startPair(temporaryData())
    const ids = await pair.many(3)
    const reader = new DatabaseSync(pair.file, { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT id FROM leads').all()
    const [id = ''] = ids.splice(0, 1)
    await pair.record([{ id, at: now, kind: 'gone' }])
    expect(pair.state()).toBe('behind')
    ids.push(await pair.send('meanwhile'))
    reader.close()
    expect(await pair.reconcile()).toBe(true)
    expectBoth(pair, ids)
  })
})

test('what has expired is not copied in either direction', async () => {
  const folder = temporaryData()
  const old = now - 900 * day
  const pair = await startPair(folder)
  for (const key of ['a', 'b']) await pair.send(key, { receivedAt: old })
  const ids = await pair.many(5)
  await pair.close()
  removeDatabase(pair.file)
  const again = await startPair(folder, { isExpired: ({ receivedAt }) => receivedAt <= old })
  expect(contentsOf(again).stored).toEqual([...ids].toSorted())
  await again.close()
  rmSync(join(again.journal, 'leads-2024-05.jsonl'), { force: true })
  expectBoth(await startPair(folder), ids)
})

test('writing, delivering, erasing and reconciling at once', async () => {
  const pair = await startPair(temporaryData())
  const ids = new Set<string>()
  const mails: string[] = []
  let isOver = false
  const others = [
    () => pair.reconcile(),
    async () => mails.push(...(await pair.deliver())),
    async () => {
      const [id = ''] = ids
      if (ids.delete(id)) await pair.record([{ id, at: now, kind: 'gone' }])
    },
  ].map(async (work) => {
    while (!isOver) await work().then(() => new Promise((resolve) => setTimeout(resolve, 5)))
  })
  for (let count = 0; count < 20; count++)
    for (const id of await pair.many(10, `${count}-`)) ids.add(id)
  isOver = true
  await Promise.all(others)
  mails.push(...(await pair.deliver()))
  expect(await pair.reconcile()).toBe(true)
  expectBoth(pair, ids)
  expect(new Set(mails).size).toBe(mails.length)
})
