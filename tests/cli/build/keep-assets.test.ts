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
  {
    name: 'the assets of the build before are kept, however old it is',
    builds: [
      ['2026-01-01', 'a.js'],
      ['2026-06-01', 'b.js'],
    ],
    assets: ['a.js', 'b.js'],
  },
  {
    name: 'those of several builds of one week too',
    builds: [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-03', 'c.js'],
    ],
    assets: ['a.js', 'b.js', 'c.js'],
  },
  {
    name: 'a week after they were replaced they go',
    builds: [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-10', 'c.js'],
    ],
    assets: ['b.js', 'c.js'],
  },
  {
    name: 'an asset that comes back is of the new build',
    builds: [
      ['2026-06-01', 'a.js'],
      ['2026-06-02', 'b.js'],
      ['2026-06-03', 'a.js'],
      ['2026-06-30', 'c.js'],
    ],
    assets: ['a.js', 'c.js'],
  },
  {
    name: 'a clock that goes back removes nothing early',
    builds: [
      ['2026-06-10', 'a.js'],
      ['2026-06-01', 'b.js'],
      ['2026-06-07', 'c.js'],
    ],
    assets: ['a.js', 'b.js', 'c.js'],
  },
] as const)('$name', async ({ builds, assets }) => {
  expect(await assetsAfter(builds)).toEqual(assets)
})
