import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFingerprint, fingerprint } from '#cli/content/fingerprint.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { fakeContext } from '../diptych.ts'

const project = () =>
  temporaryFolder({
    'content/site.yaml': 'brand',
    'content/en/pages/home.yaml': 'page',
    'schema/page.schema.json': '{}',
    'generator/index.ts': '',
    'renderer/client/entry.ts': '',
    'cli/bin.ts': '',
    'package-lock.json': '{}',
    'notes.txt': 'notes',
  })

const fingerprintOf = (folder: string, year = 2026) => {
  const { context } = fakeContext({ cwd: folder, engine: folder })
  return fingerprint({ ...context, now: () => new Date(year, 5) }, join(folder, 'content'))
}

test.for([
  'content/site.yaml',
  'content/en/pages/home.yaml',
  'content/new.yaml',
  'schema/page.schema.json',
  'generator/index.ts',
  'renderer/client/entry.ts',
  'cli/bin.ts',
  'package-lock.json',
])('changes with %s', (file) => {
  const folder = project()
  const before = fingerprintOf(folder)
  writeFileSync(join(folder, file), 'changed')

  expect(fingerprintOf(folder)).not.toBe(before)
})

test('changes with the name of a file, its absence, and the year', () => {
  const folder = project()
  const page = join(folder, 'content/en/pages/home.yaml')
  const found = [fingerprintOf(folder), fingerprintOf(folder, 2027)]
  renameSync(page, join(folder, 'content/en/pages/start.yaml'))
  found.push(fingerprintOf(folder))
  rmSync(join(folder, 'content/en/pages/start.yaml'))
  found.push(fingerprintOf(folder))

  expect(new Set(found).size).toBe(4)
})

test('does not depend on other files or on modification times', () => {
  const folder = project()
  const before = fingerprintOf(folder)
  writeFileSync(join(folder, 'notes.txt'), 'changed')
  mkdirSync(join(folder, '.generated'))
  utimesSync(join(folder, 'content/site.yaml'), new Date(0), new Date(0))

  expect(fingerprintOf(folder)).toBe(before)
})

test('a project without a lock file has a fingerprint', () => {
  const folder = project()
  rmSync(join(folder, 'package-lock.json'))

  expect(fingerprintOf(folder)).toMatch(/^[0-9a-f]{64}$/)
})

test('the fingerprint of a check does not include the renderer', () => {
  const folder = project()
  const { context } = fakeContext({ cwd: folder, engine: folder })
  const check = () => checkFingerprint(context, join(folder, 'content'))
  const before = check()
  writeFileSync(join(folder, 'renderer/client/entry.ts'), 'changed')
  expect(check()).toBe(before)

  writeFileSync(join(folder, 'generator/index.ts'), 'changed')
  expect(check()).not.toBe(before)
})

test('what a check finds depends on which sections have a component, not on what is in it', () => {
  const folder = project()
  const { context } = fakeContext({ cwd: folder, engine: folder })
  const check = () => checkFingerprint(context, join(folder, 'content'))
  const before = check()
  const component = join(folder, 'renderer/client/sections/hero.tsx')
  mkdirSync(dirname(component))
  writeFileSync(component, '')
  const after = check()
  expect(after).not.toBe(before)

  writeFileSync(component, 'changed')
  expect(check()).toBe(after)
})
