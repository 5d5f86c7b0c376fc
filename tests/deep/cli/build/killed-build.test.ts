import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { publishedFiles } from '../../../cli/build/publish-files.ts'
import { recorded } from '../../../generator/recorded-site.ts'
import { smallSite } from '../../../generator/small-site.ts'
import { projectRoot } from '../../../support/project-root.ts'
import { createRandom } from '../../../support/random.ts'
import { runs } from '../../../support/runs.ts'
import { testTimeout } from '../../../support/timeouts.ts'

const seed = Number(process.env['SEED'] ?? 1)
const kills = runs(6)

/** Moments of a build, as parts of its duration. */
const hundredths = Array.from({ length: 100 }, (_, index) => index / 100)

const folder = mkdtempSync(join(tmpdir(), 'diptych-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))
// A build of many pages is interrupted in the same places as one of few.
const content = join(folder, 'content')
for (const [path, text = ''] of Object.entries({ ...smallSite, ...recorded() })) {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
const home = join(content, 'en/pages/home.yaml')
const text = readFileSync(home, 'utf8')

/** Writes one of two versions of the content. */
const writeVersion = (version: number) =>
  writeFileSync(home, version % 2 === 0 ? text : text.replace('We bake', 'Truly, we bake'))

const start = (out: string) =>
  spawn(process.execPath, ['cli/launch.js', 'build', '--content', content, '--out', out], {
    cwd: projectRoot,
    stdio: 'ignore',
  })

async function buildWhole(out: string): Promise<ReadonlyMap<string, string>> {
  expect(await once(start(out), 'exit')).toEqual([0, null])
  return filesOf(out)
}

/** What a server reads, without the assets of earlier builds. */
function filesOf(out: string): ReadonlyMap<string, string> {
  const files = Object.entries(publishedFiles(out) ?? {})
  return new Map(files.filter(([path]) => !path.startsWith('assets/')))
}

/** Builds may be many, so the time grows with them. */
const timeout = testTimeout + kills * 20_000

test(`${kills} builds are killed: the site stays whole, and the next build is right`, {
  timeout,
}, async () => {
  const random = createRandom(seed)
  const out = join(folder, 'site')
  const versions = [await buildWhole(out)]
  writeVersion(1)
  versions.push(await buildWhole(out))
  const began = performance.now()
  await buildWhole(join(folder, 'timed'))
  const duration = performance.now() - began

  for (let kill = 0; kill < kills; kill += 1) {
    writeVersion(kill)
    const building = start(out)
    const exit = once(building, 'exit')
    await Promise.race([setTimeout((random.pick(hundredths) ?? 0) * duration), exit])
    building.kill('SIGKILL')
    await exit
    expect(versions).toContainEqual(filesOf(out))
  }
  writeVersion(0)
  expect(await buildWhole(out)).toEqual(versions[0])
})
