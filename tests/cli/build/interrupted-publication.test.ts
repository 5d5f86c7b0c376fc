import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { publishedFiles, publishFiles } from './publish-files.ts'

type Files = Readonly<Record<string, string>>

const one: Files = {
  'index.html': 'one',
  'same.html': 'same',
  'gone/deep/index.html': 'one',
  'becomes-folder': 'one',
  'becomes-file/a.html': 'one',
  'becomes-file/b/c.html': 'one',
}
const two: Files = {
  'index.html': 'two',
  'same.html': 'same',
  'new/deep/index.html': 'two',
  'becomes-folder/index.html': 'two',
  'becomes-file': 'two',
}
const three: Files = { ...two, 'index.html': 'three' }

const build = (out: string, files: Files) => publishFiles(out, Object.entries(files))

/** What changes a disk. */
const changing = [
  ...(['linkSync', 'mkdirSync', 'openSync', 'renameSync', 'symlinkSync'] as const),
  ...(['rmSync', 'rmdirSync', 'writeFileSync', 'writeSync'] as const),
]

/** Lets work change the disk so often and then no more, as if it were killed. Tells whether it came to its end. */
async function killedAfter(count: number, work: () => Promise<unknown>): Promise<boolean> {
  const real = Object.fromEntries(changing.map((name) => [name, fs[name]]))
  let left = count
  for (const [name, change] of Object.entries(real)) {
    Object.assign(fs, {
      [name]: (...input: unknown[]) => {
        left -= 1
        if (left < 0) throw new Error('killed')
        return Reflect.apply(change, fs, input)
      },
    })
  }
  syncBuiltinESMExports()
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Error && error.message === 'killed')) throw error
  } finally {
    Object.assign(fs, real)
    syncBuiltinESMExports()
  }
  return left >= 0
}

test.for<readonly [name: string, builds: readonly Files[], next: Files]>([
  ['a first build', [], one],
  ['a build after one', [one], two],
  // Its folder begins as that of the oldest.
  ['a build after three', [two, three, one], two],
])(
  '%s that is killed after any change leaves a whole site, and the next is right',
  async ([, builds, next]) => {
    const seen = new Set<unknown>()
    let kills = 0
    for (let isDone = false; !isDone; kills += 1) {
      const out = join(temporaryFolder(), 'site')
      for (const files of builds) await build(out, files)
      isDone = await killedAfter(kills, () => build(out, next))

      const after = publishedFiles(out)
      expect([builds.at(-1), next], `after ${kills} changes`).toContainEqual(after)
      seen.add(after?.['index.html'])
      const last = [one, two, three][kills % 3] ?? one
      await build(out, last)
      expect(publishedFiles(out), `after ${kills} changes`).toEqual(last)
    }
    expect(seen).toEqual(new Set([builds.at(-1)?.['index.html'], next['index.html']]))
    expect(kills).toBeGreaterThan(8)
  },
)
