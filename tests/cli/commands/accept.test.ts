import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit, editBoth } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const record = (cwd: string) => readFileSync(`${cwd}/content/.state/nl.yaml`, 'utf8')

const without = { '.state/nl.yaml': undefined }

test('a first record marks every translation as unconfirmed', async () => {
  const cwd = folderWith(without)
  const { code, stdout } = await diptych(['accept', '--rebuild'], { cwd })

  expect(code).toBe(0)
  expect(stdout).toBe(
    'Dutch: began a record of 30 texts. 30 texts as they are now: forgotten is which of these are out of date.\n',
  )
  expect(record(cwd)).toContain(
    '"pages/home#sections[about].text": { source: "b0ed8c", target: "ce2585", was: "We bake at night.", said: "Wij bakken ’s nachts.", seeded: true }',
  )
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)
})

const damages: readonly Changes[] = [
  { '.state/nl.yaml': '' },
  { '.state/nl.yaml': '- a list\n' },
  { '.state/nl.yaml': `${recorded()['.state/nl.yaml']}<<<<<<< HEAD\n` },
  { '.state/nl.yaml': recorded()['.state/nl.yaml']?.slice(0, -20) },
]

test.for([without, ...damages])(
  'without a record that can be read nothing is written: %j',
  async (changes) => {
    const cwd = folderWith(changes)
    const before = existsSync(`${cwd}/content/.state/nl.yaml`) ? record(cwd) : undefined
    for (const args of [['accept'], ['accept', '--all']]) {
      const { code, stdout, stderr } = await diptych(args, { cwd })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain('nothing was written')
      expect(stderr).toContain('accept --rebuild')
    }
    expect(existsSync(`${cwd}/content/.state/nl.yaml`) ? record(cwd) : undefined).toBe(before)
    const { code, stdout } = await diptych(['validate'], { cwd })
    expect(code).toBe(1)
    expect(stdout).toMatch(/translation\/no-record|\.state\/nl\.yaml:\d+:\d+: error/)
  },
)

test('a record in which lines cannot be read keeps the others, and tells what it forgets', async () => {
  const lines = recorded()['.state/nl.yaml']?.split('\n') ?? []
  const damaged = lines.map((line) => (line.includes('.text"') ? line.slice(0, -9) : line))
  const cwd = folderWith({
    '.state/nl.yaml': ['<<<<<<< HEAD', ...damaged].join('\n'),
    ...edit('en/pages/home.yaml', 'Bakery in', 'The bakery in'),
  })
  const { code, stdout } = await diptych(['accept', '--rebuild'], { cwd })

  expect(code).toBe(0)
  expect(stdout).toBe(
    'Dutch: began a record of 30 texts. 28 texts from the old record. 2 texts as they are now: forgotten is which of these are out of date. 3 lines of the old record could not be read.\n',
  )
  const { stdout: found } = await diptych(['validate', '--only', 'translation'], { cwd })
  expect(found.match(/translation\/\S+/g)).toEqual(['translation/stale'])
})

test('--rebuild leaves a record that can be read to the rest of accept', async () => {
  const cwd = folderWith()
  const before = record(cwd)
  const { stdout } = await diptych(['accept', '--rebuild'], { cwd })
  expect(stdout).toBe('Dutch: 30 texts on record, 0 of them confirmed now.\n')
  expect(record(cwd)).toBe(before)
})

test('what is not translated is not confirmed', async () => {
  const cwd = folderWith({
    'nl/pages/home.yaml': smallSite['en/pages/home.yaml'],
    '.state/nl.yaml': '# Nothing yet.\n',
  })
  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toBe(
    'Dutch: 27 texts on record, 27 of them confirmed now. 3 texts not translated yet.\n',
  )
  expect(record(cwd)).not.toContain('pages/home')
})

test('a translation that changed alone is told with what changed', async () => {
  const cwd = folderWith({
    ...recorded(),
    ...edit('nl/pages/home.yaml', 'bakken ’s', 'bakken brood ’s'),
  })
  const { stdout } = await diptych(['validate', '--format', 'pretty'], { cwd })
  expect(stdout).toContain('The Dutch text changed; the English text did not.')
  expect(
    stdout
      .match(/(?:Dutch was|Dutch is|English still) .*/g)
      ?.map((line) => line.replaceAll(/ +/g, ' ')),
  ).toEqual([
    'Dutch was Wij bakken ’s nachts.',
    'Dutch is Wij bakken [brood] ’s nachts.',
    'English still We bake at night.',
  ])
})

test('a record that is up to date stays as it is, byte for byte', async () => {
  const cwd = folderWith(recorded())
  const before = record(cwd)
  await diptych(['accept'], { cwd })

  expect(record(cwd)).toBe(before)
})

test.for([
  {
    name: 'what was changed in both languages',
    changes: editBoth('pages/home.yaml', /title: .*\n/, 'title: Oven\n'),
    args: [],
    stdout: '1 of them confirmed now.\n',
    code: 0,
  },
  {
    name: 'not a translation whose source alone changed',
    changes: edit('en/pages/home.yaml', 'at night', 'at dawn'),
    args: [],
    stdout: '0 of them confirmed now. 1 text out of date: run validate to see them.\n',
    code: 1,
  },
  {
    name: 'also that one with --all',
    changes: edit('en/pages/home.yaml', 'at night', 'at dawn'),
    args: ['--all'],
    stdout: '1 of them confirmed now.\n',
    code: 0,
  },
])('confirms $name', async ({ changes, args, stdout, code }) => {
  const cwd = folderWith({ ...recorded(), ...changes })

  expect((await diptych(['accept', ...args], { cwd })).stdout).toContain(stdout)
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(
    code,
  )
})

test('one outdated translation is confirmed by its name', async () => {
  const cwd = folderWith({
    ...recorded(),
    ...edit('en/pages/home.yaml', 'at night', 'at dawn'),
  })
  const { stdout } = await diptych(['validate', '--only', 'translation', '--format', 'json'], {
    cwd,
  })
  const { diagnostics }: { diagnostics: readonly { id: string }[] } = JSON.parse(stdout)
  const id = diagnostics[0]?.id ?? ''

  expect((await diptych(['accept', id], { cwd })).stdout).toBe(`Confirmed ${id}.\n`)
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)
  expect(await diptych(['accept', id], { cwd })).toMatchObject({ code: 2 })
})
