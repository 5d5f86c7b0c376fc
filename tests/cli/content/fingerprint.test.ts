import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFingerprint, fingerprint } from '#cli/content/fingerprint.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { fakeContext } from '../diptych.ts'

const files = {
  'content/site.yaml': 'brand',
  'content/en/pages/home.yaml': 'page',
  'schema/page.schema.json': '{}',
  'generator/index.ts': '',
  'renderer/client/entry.ts': '',
  'cli/bin.ts': '',
  'package-lock.json': '{}',
  'notes.txt': 'notes',
}

/** The fingerprints of a project of a build and of a check, before and after something. */
function around(change: (at: (path: string) => string) => void, year = 2026) {
  const folder = temporaryFolder(files)
  const { context } = fakeContext({ cwd: folder, engine: folder })
  const all = (now: number) =>
    [fingerprint, checkFingerprint].map((each) => each({ ...context, now: () => new Date(now, 5) }))
  const before = all(2026)
  change((path) => join(folder, path))
  const after = all(year)
  return { build: before[0] !== after[0], check: before[1] !== after[1] }
}

const save = (path: string) => (at: (path: string) => string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), 'changed')
}
const [both, ofBuild, none] = [
  { build: true, check: true },
  { build: true, check: false },
  { build: false, check: false },
]

test.for([
  ['content/en/pages/home.yaml', both],
  ['schema/page.schema.json', both],
  ['package-lock.json', both],
  ['renderer/client/entry.ts', ofBuild],
  ['notes.txt', none],
  ['.generated/types.ts', none],
] as const)('saving %s changes %j', ([path, changes]) => {
  expect(around(save(path))).toEqual(changes)
})

test('its name and the year count, its time does not', () => {
  const page = 'content/en/pages/home.yaml'
  expect(around((at) => renameSync(at(page), at('content/en/pages/start.yaml')))).toEqual(both)
  expect(around(() => undefined, 2027).build).toBe(true)
  expect(around((at) => utimesSync(at(page), new Date(0), new Date(0)))).toEqual(none)
})
