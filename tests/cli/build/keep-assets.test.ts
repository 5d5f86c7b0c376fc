import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepAssets } from '#cli/build/keep-assets.ts'
import { publish } from '#cli/build/publish/publish.ts'
import { createOutputFolder } from '#renderer/site/output-folder.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'

/** Builds one after another into a folder, each at a time and with one asset. Tells the assets that are there. */
async function assetsAfter(builds: readonly (readonly [at: string, asset: string])[]) {
  const folder = join(temporaryFolder(), 'site')
  for (const [at, asset] of builds) {
    await publish(folder, async (target, before) => {
      const output = createOutputFolder(target)
      output.write(`assets/${asset}`, asset)
      output.write('index.html', asset)
      return { output, stamp: '', kept: keepAssets(output, before, new Date(at)) }
    })
  }
  return readdirSync(join(folder, 'current/assets')).toSorted()
}

test.for([
  [
    'the assets of the build before are kept, however old it is',
    [
      ['2026-01-01', 'a.js'],
      ['2026-06-01', 'b.js'],
    ],
    ['a.js', 'b.js'],
  ],
  [
    'those of several builds of one week too',
    [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-03', 'c.js'],
    ],
    ['a.js', 'b.js', 'c.js'],
  ],
  [
    'a week after they were replaced they go',
    [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-10', 'c.js'],
    ],
    ['b.js', 'c.js'],
  ],
  [
    'an asset that comes back is of the new build',
    [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-03', 'a.js'],
      ['2026-06-30', 'c.js'],
    ],
    ['a.js', 'c.js'],
  ],
  [
    'a clock that goes back removes nothing early',
    [
      ['2026-06-10', 'a.js'],
      ['2026-06-01', 'b.js'],
      ['2026-06-07', 'c.js'],
    ],
    ['a.js', 'b.js', 'c.js'],
  ],
] as const)('%s', async ([, builds, assets]) => {
  expect(await assetsAfter(builds)).toEqual(assets)
})
