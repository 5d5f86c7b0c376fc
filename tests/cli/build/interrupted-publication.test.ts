import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuild } from '#api/index.ts'
import { builtSite } from '#cli/build/built-site.ts'
import { filesIn } from '#cli/build/publish/files-in.ts'
import { isPublishing } from '#cli/build/publish/publication.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { fakeContext } from '../diptych.ts'
import { fillFolder } from './fill-folder.ts'

type Files = Readonly<Record<string, string>>

const one: Files = {
  '.build': 'one',
  '.diptych/headers.json': 'one',
  'index.html': 'one',
  'same.html': 'same',
  'gone/deep/index.html': 'one',
  'becomes-folder': 'one',
  'becomes-file/a.html': 'one',
  'becomes-file/b/c.html': 'one',
}
const two: Files = {
  '.build': 'two',
  '.diptych/headers.json': 'two',
  'index.html': 'two',
  'same.html': 'same',
  'new/deep/index.html': 'two',
  'becomes-folder/index.html': 'two',
  'becomes-file': 'two',
}
/** As the build before, by another renderer. */
const three: Files = { ...two, '.build': 'three', 'index.html': 'three' }

const fill = (folder: string, files: Files) => fillFolder(folder, Object.entries(files))

/** What changes a disk. */
const changing = [
  ...(['linkSync', 'mkdirSync', 'openSync', 'renameSync'] as const),
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

/** What the server reads. */
const read = (folder: string): Files =>
  Object.fromEntries(
    [...readBuild(builtSite(fakeContext({ cwd: '/' }).context, folder)).files].map(
      ([path, bytes]) => [path, Buffer.from(bytes).toString()],
    ),
  )

/** What is in the folder, without what a killed build staged. */
const filesOf = (folder: string): Files =>
  Object.fromEntries(
    filesIn(folder)
      .filter((path) => !path.startsWith('.diptych/next-'))
      .map((path) => [path, fs.readFileSync(join(folder, path), 'utf8')]),
  )

test('a build that is killed after any change leaves a whole site, and the next one is right', async () => {
  const seen = new Set<string>()
  let kills = 0
  for (let isDone = false; !isDone; kills += 1) {
    const folder = join(temporaryFolder(), 'site')
    await fill(folder, one)
    isDone = await killedAfter(kills, () => fill(folder, two))

    const after = read(folder)
    expect([one, two], `after ${kills} changes`).toContainEqual(after)
    seen.add(`${after['.build']} ${isPublishing(folder)}`)
    const next = [one, two, three][kills % 3] ?? one
    await fill(folder, next)
    expect(filesOf(folder), `after ${kills} changes`).toEqual(next)
  }
  expect(seen).toEqual(new Set(['one false', 'two true', 'two false']))
  expect(kills).toBeGreaterThan(30)
})

test('a first build that is killed after any change leaves no site, or a whole one', async () => {
  let kills = 0
  for (let isDone = false; !isDone; kills += 1) {
    const folder = join(temporaryFolder(), 'site')
    isDone = await killedAfter(kills, () => fill(folder, one))
    const after = isDone || isPublishing(folder) ? read(folder) : filesOf(folder)
    expect(isDone ? [one] : [{}, one], `after ${kills} changes`).toContainEqual(after)
    await fill(folder, two)
    expect(filesOf(folder)).toEqual(two)
  }
  expect(kills).toBeGreaterThan(15)
})

test('a build that was made from another than is there by now is made again', async () => {
  const folder = join(temporaryFolder(), 'site')
  await fill(folder, one)
  let fills = 0
  await fillFolder(folder, [], async (output) => {
    fills += 1
    for (const file of Object.entries(three)) output.write(...file)
    if (fills === 1) await fill(folder, two)
  })
  expect(fills).toBe(2)
  expect(filesOf(folder)).toEqual(three)
})

const strange = JSON.stringify({ base: 'zero', next: 'two', removed: ['same.html'] })

test.for([
  { what: 'what was to follow another build', list: strange },
  { what: 'a list that a loss of power cut off', list: strange.slice(0, 9) },
])('$what is not read, and is thrown away', async ({ list }) => {
  const folder = join(temporaryFolder(), 'site')
  await fill(folder, one)
  for (const [path, text] of [
    ['list.json', list],
    ['files/index.html', 'two'],
  ] as const) {
    fs.mkdirSync(join(folder, '.diptych/publish/files'), { recursive: true })
    fs.writeFileSync(join(folder, '.diptych/publish', path), text)
  }
  expect(read(folder)).toEqual(one)
  await fill(folder, one)
  expect(filesOf(folder)).toEqual(one)
})
