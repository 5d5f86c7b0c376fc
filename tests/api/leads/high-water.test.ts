import {
  closeSync,
  copyFileSync,
  ftruncateSync,
  globSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReadiness } from '#api/index.ts'
import { type HighWater, raised } from '#api/leads/high-water.ts'
import { diptych } from '../../cli/diptych.ts'
import { runs } from '../../support/runs.ts'
import { encode, strategyCall } from '../leads-site.ts'
import { post, type RunningApi, startApi } from '../running-api.ts'

let sent = 0
async function send(api: RunningApi, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const goal = `Goal ${sent++} ${'x'.repeat(2000)}`
    expect((await api.fetch(post(encode({ ...strategyCall, websiteGoal: goal })))).ok).toBe(true)
  }
}

/** What operators and their alerts see. */
async function stateOf(api: RunningApi) {
  await api.lookForLosses()
  const freeBytes = async () => 1e9
  const { ready, checks } = await checkReadiness({
    leads: api,
    freeBytes,
    now: api.dependencies.now,
  })
  return { ready, missing: checks['missing'], damagedFiles: checks['damagedFiles'] }
}
const well = { ready: true, missing: 0, damagedFiles: 0 }

const leads = (api: RunningApi, ...args: readonly string[]) =>
  diptych(['leads', ...args], {
    cwd: api.folder,
    environment: { DIPTYCH_DATA: 'data', DIPTYCH_SPOOL: 'spool' },
  })

const count = 30

/** What can happen to a store while its server is down, and what brings its leads back. */
const accidents: Readonly<
  Record<string, (api: RunningApi) => Promise<{ readonly missing: number }>>
> = {
  'the file was cut to nothing': async ({ file }) => {
    truncateSync(file, 0)
    return { missing: count }
  },
  'the file is gone': async ({ file }) => {
    rmSync(file)
    return { missing: count }
  },
  'an older copy stands in its place': async ({ file, folder }) => {
    copyFileSync(join(folder, 'older.db'), file)
    return { missing: count - 10 }
  },
  'the folder is gone': async ({ folder }) => {
    rmSync(join(folder, 'data'), { recursive: true })
    return { missing: count }
  },
}

/** A server that has ended, with a copy of its store as it was after ten leads, and one as it was at the end. */
async function ended() {
  const api = await startApi()
  await send(api, 10)
  expect(await leads(api, 'backup', 'older.db')).toMatchObject({ code: 0 })
  await send(api, count - 10)
  expect(await stateOf(api)).toEqual(well)
  expect(await leads(api, 'backup', 'whole.db')).toMatchObject({ code: 0 })
  await api.close()
  return api
}

test.for(Object.entries(accidents))('%s: told, until the leads are back', async ([_, inflict]) => {
  const before = await ended()
  const { missing } = await inflict(before)
  const api = await startApi({ folder: before.folder })
  expect(await stateOf(api)).toEqual({ ready: false, missing, damagedFiles: 0 })
  expect(api.logged.join('\n')).toContain(`"event":"store.missing","count":${missing}`)
  await send(api, 5)
  expect(await stateOf(api)).toEqual({ ready: false, missing, damagedFiles: 0 })

  const told = await leads(api, 'verify')
  expect(told.code).toBe(1)
  expect(told.stdout).toContain(`${missing} submissions that were accepted are not here`)
  expect(told.stdout).toContain('"leads restore"')

  expect((await leads(api, 'restore', 'whole.db')).stdout).toContain(`took in ${missing} `)
  expect(await stateOf(api)).toEqual(well)
  expect((await leads(api, 'verify')).stdout).toContain('All is well.')
})

test('a restored backup lacks what came later, until that is taken in or given up', async () => {
  const before = await ended()
  truncateSync(before.file, 0)
  const between = await startApi({ folder: before.folder })
  await send(between, 5)
  await between.close()
  expect(await leads(before, 'restore', 'older.db')).toMatchObject({ code: 0 })
  expect((await leads(before, 'verify')).stdout).toContain(`${count - 10} submissions that were`)

  const api = await startApi({ folder: before.folder })
  expect(await stateOf(api)).toEqual({ ready: false, missing: count - 10, damagedFiles: 0 })
  const { code, stdout } = await leads(api, 'verify', '--accept-loss')
  expect(stdout).toContain(`${count - 10} submissions are given up.`)
  expect(stdout).toContain('All is well.')
  expect(code).toBe(0)
  expect(await stateOf(api)).toEqual(well)
})

test('what is erased or kept long enough is not missing', async () => {
  const api = await startApi()
  await send(api, 5)
  await api.fetch(post(encode({ ...strategyCall, email: 'bo@x.example' })))
  await api.store.removeOlder(['accepted'], Date.parse('2027-01-01'), 2)
  expect(await stateOf(api)).toEqual(well)
  expect(await leads(api, 'erase', 'bo@x.example', '--yes')).toMatchObject({ code: 0 })
  expect(await stateOf(api)).toEqual(well)
  await api.close()
  expect(await stateOf(await startApi({ folder: api.folder }))).toEqual(well)
})

const page = 4096

/** What can happen to the file of a server that runs, whose log is in the file. */
const damages: Readonly<Record<string, (file: string) => void>> = {
  'pages are overwritten in place': (file) => {
    const handle = openSync(file, 'r+')
    for (let at = page; at < statSync(file).size; at += page) {
      writeSync(handle, Buffer.alloc(page, 0xa5), 0, page, at)
    }
    closeSync(handle)
  },
  'it is cut to nothing in place': (file) => {
    const handle = openSync(file, 'r+')
    ftruncateSync(handle, 0)
    closeSync(handle)
  },
}

test.for(Object.entries(damages))('under a running server: %s', async ([_, damage]) => {
  const api = await startApi()
  await send(api, count)
  // What was acknowledged a moment ago would be written again.
  api.pass(10_000)
  await send(api, 1)
  await leads(api, 'backup', 'whole.db')
  await api.store.scrub()
  await api.lookForLosses()
  damage(api.file)
  await expect.poll(() => stateOf(api)).toMatchObject({ ready: false, missing: count })
  await send(api, 1)
  expect(await stateOf(api)).toMatchObject({ ready: false, missing: count })
  expect((await leads(api, 'verify')).code).toBe(1)

  await leads(api, 'restore', 'whole.db')
  for (const file of globSync('data/*.damaged-*', { cwd: api.folder })) {
    rmSync(join(api.folder, file))
  }
  expect(await stateOf(api)).toEqual(well)
})

test('a mark that cannot be written or read stops nothing', async () => {
  const api = await startApi({ environment: { DIPTYCH_SPOOL: '/dev/null/spool' } })
  await send(api, 1)
  await api.lookForLosses()
  expect(api.losses()).toMatchObject({ missing: 0, damagedFiles: 0 })
  expect(api.logged.filter((line) => line.includes('high-water.not-kept'))).toHaveLength(1)
})

test('whatever happens, what is missing is what was accepted, less what was removed and what is there', () => {
  const amount = fc.nat({ max: 20 })
  const event = fc.record({
    what: fc.constantFrom('accept', 'remove', 'lose', 'replace', 'recover'),
    amount,
  })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let expected = 0
      let store = { name: 'store-0', held: 0, removed: 0, recovered: 0 }
      let mark: HighWater | undefined = raised(undefined, store)
      for (const [index, { what, amount: most }] of events.entries()) {
        const some = Math.min(most, store.held)
        const { held, removed, recovered } = store
        if (what === 'accept') store = { ...store, held: held + most }
        if (what === 'remove') store = { ...store, held: held - some, removed: removed + some }
        if (what === 'lose') store = { ...store, held: held - some }
        if (what === 'replace')
          store = { name: `store-${index}`, held: 0, removed: 0, recovered: 0 }
        const lost = expected - held
        const back = Math.min(most, lost)
        if (what === 'recover') store = { ...store, held: held + back, recovered: recovered + back }
        expected += what === 'accept' ? most : what === 'remove' ? -some : 0
        mark = raised(mark, store)
        expect(mark.expected - store.held).toBe(expected - store.held)
      }
    }),
    { numRuns: runs(200) },
  )
})
