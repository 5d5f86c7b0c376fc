import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit, editBoth } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { diptych, folderWith } from '../diptych.ts'

const record = (cwd: string) => readFileSync(`${cwd}/content/.state/nl.yaml`, 'utf8')

test('a first record marks every translation as unconfirmed', async () => {
  const cwd = folderWith()
  const { code, stdout } = await diptych(['accept'], { cwd })

  expect(code).toBe(0)
  expect(stdout).toMatch(/^Dutch: \d+ texts on record, \d+ of them confirmed now\.\n$/)
  expect(record(cwd)).toContain(
    '"pages/home#sections[about].text": { source: "b0ed8c", target: "ce2585", was: "We bake at night.", seeded: true }',
  )
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
