import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixedPausesIn } from './support/fixed-pauses.ts'
import { projectRoot } from './support/project-root.ts'

/** What may wait for time to pass, and why no test depends on how much. */
const justified: Readonly<Record<string, string>> = {
  'tests/support/until.ts': 'the time between two looks, until something is seen',
  'tests/support/postgres.ts': 'a limit: a server that does not stop is killed',
  'tests/api/crash/load.ts': 'the pace of a visitor, whose forms are counted',
  'tests/cli/build/killed-build.test.ts': 'a random moment: what a kill leaves is right after any',
}

// Measurements are about time.
const files = globSync('tests/**/*.{ts,tsx}', {
  cwd: projectRoot,
  exclude: ['tests/bench/**', 'tests/fixtures/**', 'tests/fixed-pauses.test.ts'],
}).map((file) => file.replaceAll('\\', '/'))

const pausesOf = (file: string) =>
  fixedPausesIn(file, readFileSync(join(projectRoot, file), 'utf8'))

test('tests wait for a state or an event, or move the clock, and never for time to pass', () => {
  const strays = files
    .filter((file) => justified[file] === undefined)
    .flatMap((file) => pausesOf(file).map((pause) => `${file}:${pause}`))
  expect(strays).toEqual([])
  for (const file of Object.keys(justified)) expect(pausesOf(file), file).not.toEqual([])
})

test.for([
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import * as timers from 'timers/promises'",
  'await new Promise((resolve) => setTimeout(resolve, 30))',
  'globalThis.setTimeout(run, time)',
  'await page.waitForTimeout(100)',
  'Atomics.wait(cells, 0, 0, 1000)',
  "page.evaluate('new Promise((done) => setTimeout(done, 50))')",
])('%s is a fixed pause', (source) => {
  expect(fixedPausesIn('any.test.ts', source)).toHaveLength(1)
})

test.for([
  "import { setImmediate } from 'node:timers/promises'",
  'setTimeout(run)',
  'setTimeout(run, 0)',
  'clearTimeout(timer)',
  'vi.waitFor(look)',
  'await page.clock.runFor(1000)',
])('%s is none', (source) => {
  expect(fixedPausesIn('any.test.ts', source)).toEqual([])
})
