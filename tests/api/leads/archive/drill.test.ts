import {
  closeSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { checkReadiness } from '#api/index.ts'
import { diptych } from '../../../cli/diptych.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { disks, smallDisk } from '../../../support/small-disk.ts'
import { encode, strategyCall } from '../../leads-site.ts'
import { post, type RunningApi, startApi } from '../../running-api.ts'

const day = 24 * 60 * 60_000
const canary = 'kanarie'

/** A server with three leads, and the commands beside it, on its clock. */
async function startWithLeads(place?: string) {
  const api = await startApi(place === undefined ? {} : { folder: place })
  for (const goal of ['one', 'two', `${canary} ${'x'.repeat(9000)}`])
    await api.fetch(post(encode({ ...strategyCall, websiteGoal: goal })))
  const leads = (...args: readonly string[]) =>
    diptych(['leads', ...args], {
      cwd: api.folder,
      now: api.dependencies.now(),
      environment: { DIPTYCH_DATA: 'data', DIPTYCH_SPOOL: 'spool' },
    })
  return { api, leads, age: () => ageOf(api) }
}

/** The age of the last proven backup, in days. */
async function ageOf(api: RunningApi): Promise<number> {
  await api.lookForLosses()
  const { now } = api.dependencies
  const { checks } = await checkReadiness({ leads: api, freeBytes: async () => 1e9, now })
  return Math.floor((Number(checks['backupAgeSeconds']) * 1000) / day)
}

test('a drill proves the newest backup beside a running server, and leaves nothing', async () => {
  const { api, leads } = await startWithLeads()
  expect(await leads('drill')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('leads backup'),
  })
  await leads('backup', 'copies/monday.db')
  await api.fetch(post(encode({ ...strategyCall, websiteGoal: 'later' })))
  await leads('backup', 'copies/tuesday.db')

  const { code, stdout } = await leads('drill')
  expect(stdout).toMatch(/^Restored and read 4 submissions of .*tuesday\.db\.\n$/)
  expect(code).toBe(0)
  expect((await leads('drill', 'copies/monday.db')).stdout).toContain('read 3 submissions')
  expect(readdirSync(join(api.folder, 'copies')).toSorted()).toEqual(['monday.db', 'tuesday.db'])
})

test('a drill finds what the check of the file does not: a body that is not the one that came', async () => {
  const { api, leads } = await startWithLeads()
  await leads('backup', 'copy.db')
  const file = join(api.folder, 'copy.db')
  const at = readFileSync(file).indexOf('x'.repeat(1000))
  const handle = openSync(file, 'r+')
  writeSync(handle, 'y', at)
  closeSync(handle)

  const { code, stderr } = await leads('drill')
  expect(stderr).toMatch(
    /^1 of the 3 submissions in ".*copy\.db" are not as they were stored\. .*leads verify\n$/,
  )
  expect(stderr).not.toContain(canary)
  expect(code).toBe(2)
  expect(existsSync(join(api.folder, '.drill'))).toBe(false)
})

test('the age of the last proven backup: of the oldest lead, then of the drill', async () => {
  const { api, leads, age } = await startWithLeads()
  expect(await age()).toBe(0)
  api.pass(3 * day)
  await leads('backup', 'copy.db')
  expect(await age()).toBe(3)
  expect((await leads('verify')).stdout).toContain('No backup was proven for two days')

  await leads('drill')
  expect(await age()).toBe(0)
  expect((await leads('verify')).stdout).not.toContain('No backup')
  api.pass(2.5 * day)
  expect(await age()).toBe(2)
})

test('a clock 400 days ahead and back hides no old backup', async () => {
  const { api, leads, age } = await startWithLeads()
  await leads('backup', 'copy.db')
  api.pass(400 * day)
  expect(await age()).toBe(400)
  await leads('drill')
  expect(await age()).toBe(0)
  api.pass(-397 * day)
  expect(await age()).toBe(3)
  await leads('drill')
  expect(await age()).toBe(0)
  api.pass(-3 * day)
  expect(await age()).toBe(0)
})

const makeNewer = (file: string) => {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version=999')
  database.close()
}

/** What cannot be done, each with the words that say why. */
const refused: Readonly<
  Record<
    string,
    {
      readonly make: (api: RunningApi, leads: Commands) => unknown
      readonly args: readonly string[]
      readonly said: RegExp
    }
  >
> = {
  'backup: the target is there': {
    make: ({ folder }) => writeFileSync(join(folder, 'copy.db'), canary),
    args: ['backup', 'copy.db'],
    said: /^"\S*copy.db" exists already\. Name a file that does not\.\n$/,
  },
  'backup: the target is a link': {
    make: ({ folder, file }) => symlinkSync(file, join(folder, 'copy.db')),
    args: ['backup', 'copy.db'],
    said: /exists already/,
  },
  'backup: the target is a link to nothing': {
    make: ({ folder }) => symlinkSync('nowhere', join(folder, 'copy.db')),
    args: ['backup', 'copy.db'],
    said: /exists already/,
  },
  'backup: the target is the store': {
    make: () => undefined,
    args: ['backup', 'data/submissions.db'],
    said: /exists already/,
  },
  'backup: the target is a file of SQLite’s own': {
    make: () => undefined,
    args: ['backup', 'data/submissions.db-journal'],
    said: /a name of the store's own/,
  },
  'backup: the store is of a newer version': {
    make: ({ file }) => makeNewer(file),
    args: ['backup', 'copy.db'],
    said: /^The submissions are kept in format 999; .* Run the newer version/,
  },
  'drill: the backup is of a newer version': {
    make: async ({ folder }, leads) => {
      await leads('backup', 'copy.db')
      makeNewer(join(folder, 'copy.db'))
    },
    args: ['drill'],
    said: /^The submissions are kept in format 999; .* Run the newer version/,
  },
  'drill: the backup is gone': {
    make: () => undefined,
    args: ['drill', 'copy.db'],
    said: /^There is no file "copy.db"\. Check the path\.\n$/,
  },
  'drill: the backup is cut to nothing': {
    make: ({ folder }) => writeFileSync(join(folder, 'copy.db'), ''),
    args: ['drill', 'copy.db'],
    said: /no sound backup/,
  },
  'restore: the folder is in use': {
    make: (_, leads) => leads('backup', 'copy.db'),
    args: ['restore', 'copy.db'],
    said: /^Another process serves from .* Stop it/,
  },
  'restore: the backup is a folder': {
    make: async (api) => {
      await api.close()
      mkdirSync(join(api.folder, 'copy.db'))
    },
    args: ['restore', 'copy.db'],
    said: /copy\.db/,
  },
}
type Commands = Awaited<ReturnType<typeof startWithLeads>>['leads']

describe.for(Object.entries(refused))('%s', ([_, { make, args, said }]) => {
  test('is refused in one line, and changes nothing', async () => {
    const { api, leads } = await startWithLeads()
    await make(api, leads)
    const files = () =>
      globSync('**', { cwd: api.folder, exclude: ['data/*-{wal,shm}'] }).toSorted()
    const before = files()
    const { code, stderr } = await leads(...args)
    expect(stderr).toMatch(said)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
    expect(files()).toEqual(before)
  })
})

describe.skipIf(!disks.isUsable())('another disk', () => {
  test('takes a backup, its drill and a restore', async () => {
    const { folder } = smallDisk('4m')
    const { api, leads } = await startWithLeads()
    const target = join(folder, 'copy.db')
    expect(await leads('backup', target)).toMatchObject({ code: 0 })
    expect(await leads('drill')).toMatchObject({ code: 0 })
    await api.close()
    expect((await leads('restore', target)).stdout).toContain('Restored 3 submissions.')
  })

  test('that is full after the backup: the drill says so, and leaves nothing', async () => {
    const disk = smallDisk('4m')
    const { leads } = await startWithLeads()
    await leads('backup', join(disk.folder, 'copy.db'))
    disk.fill()
    const { code, stderr } = await leads('drill')
    expect(stderr).toMatch(/^The backup ".*copy\.db" cannot be restored \(\w+\)\. .*\n$/)
    expect(code).toBe(2)
    expect(readdirSync(disk.folder).toSorted()).toEqual(['copy.db', 'filler'])
  })
})

test.skipIf(!disks.isUsable())('a restore on a full disk leaves the store as it was', async () => {
  const disk = smallDisk('4m')
  const { api, leads } = await startWithLeads(disk.folder)
  const backup = join(temporaryFolder(), 'copy.db')
  await leads('backup', backup)
  await api.close()
  disk.fill()
  const files = () => globSync('**', { cwd: disk.folder, exclude: ['data/*-{wal,shm}'] }).toSorted()
  const before = files()
  const { code, stderr } = await leads('restore', backup)
  expect(stderr).toMatch(/^The backup ".*copy\.db" cannot be restored \(\w+\)\. .*\n$/)
  expect(code).toBe(2)
  expect(files()).toEqual(before)
  disk.free()
  expect((await leads('verify')).stdout).toMatch(/accepted +3\n/)
})

test('a copy of a server’s files is restored with its log', async () => {
  const { api, leads } = await startWithLeads()
  for (const suffix of ['', '-wal'])
    copyFileSync(`${api.file}${suffix}`, join(api.folder, `copy.db${suffix}`))
  await api.close()
  expect((await leads('restore', 'copy.db')).stdout).toContain('Restored 3 submissions.')
})
