import { hash } from 'node:crypto'
import fs, { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentBuild } from '#cli/build/built-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { publishedFiles, publishFiles } from './publish-files.ts'

const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

const longAgo = new Date('2001-01-01T00:00:00Z')

/** An output folder, alone in another. */
function place() {
  const parent = temporaryFolder()
  return { parent, out: join(parent, 'site') }
}

const inCurrent = (out: string, path: string) => join(out, 'current', path)

/** The builds in an output folder, beside the link and the lock. */
const buildsIn = (out: string) =>
  readdirSync(out).filter((name) => !['current', 'lock'].includes(name))

test('a build has its files, and shares those that are unchanged with the build before', async () => {
  const { parent, out } = place()
  await publishFiles(out, [
    ['same.txt', 'same'],
    ['a/other.txt', 'old'],
    ['b/gone.txt', 'x'],
  ])
  utimesSync(inCurrent(out, 'same.txt'), longAgo, longAgo)
  const { ino } = statSync(inCurrent(out, 'same.txt'))
  const first = currentBuild(out)?.folder

  const replaced = await publishFiles(out, [
    ['same.txt', 'same'],
    ['a/other.txt', 'new'],
  ])
  expect([...(replaced?.changed ?? [])]).toEqual(['a/other.txt'])
  expect(replaced?.removed).toEqual(['b/gone.txt'])
  expect(publishedFiles(out)).toEqual({ 'same.txt': 'same', 'a/other.txt': 'new' })
  expect(readdirSync(join(out, 'current')).toSorted()).toEqual(['.diptych', 'a', 'same.txt'])
  expect(statSync(inCurrent(out, 'same.txt'))).toMatchObject({ ino, mtime: longAgo })
  expect(readFileSync(join(first ?? '', 'a/other.txt'), 'utf8')).toBe('old')
  expect(readdirSync(parent)).toEqual(['site'])
  // Another user may read them.
  for (const folder of [out, join(out, 'current')])
    expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
})

test('three builds stay, each whole, also after the clock was set back', async () => {
  const { out } = place()
  const versions = ['one', 'two', 'three', 'four', 'one', 'six']
  const filesOf = (version: string) => ({
    'same.txt': 'same',
    'page.txt': version,
    [`only-${version}.txt`]: version,
  })
  for (const [index, version] of versions.entries()) {
    await publishFiles(out, Object.entries(filesOf(version)), { now: new Date(2026, 5, 9 - index) })
    expect(publishedFiles(out)).toEqual(filesOf(version))
    expect(readdirSync(join(out, 'current')).length).toBe(4)
    const kept = versions.slice(Math.max(0, index - 2), index + 1)
    const pages = buildsIn(out).map((name) => readFileSync(join(out, name, 'page.txt'), 'utf8'))
    expect(pages.toSorted()).toEqual(kept.toSorted())
  }
})

test('a disk without hard links gets copies, with their time', async () => {
  const { out } = place()
  await publishFiles(out, [['same.txt', 'same']])
  utimesSync(inCurrent(out, 'same.txt'), longAgo, longAgo)
  const { linkSync } = fs
  onTestFinished(() => {
    fs.linkSync = linkSync
    syncBuiltinESMExports()
  })
  fs.linkSync = () => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' })
  }
  syncBuiltinESMExports()
  await publishFiles(out, [
    ['same.txt', 'same'],
    ['new.txt', 'new'],
  ])
  expect(publishedFiles(out)).toEqual({ 'same.txt': 'same', 'new.txt': 'new' })
  expect(statSync(inCurrent(out, 'same.txt'))).toMatchObject({ nlink: 1, mtime: longAgo })
})

test('what fails changes nothing and leaves nothing', async () => {
  const { parent, out } = place()
  const failing = () =>
    publishFiles(out, [['index.html', 'new']], {
      add: () => {
        throw new Error('no')
      },
    })
  for (const before of [undefined, { 'index.html': 'old' }]) {
    if (before) await publishFiles(out, Object.entries(before))
    await expect(failing()).rejects.toThrow('no')
    expect(publishedFiles(out)).toEqual(before)
  }
  expect(readdirSync(parent)).toEqual(['site'])
  expect(buildsIn(out)).toHaveLength(1)
})

test('a file of the build before that is gone is written anew', async () => {
  const { out } = place()
  await publishFiles(out, [
    ['a.html', 'same'],
    ['b.html', 'same'],
  ])
  const replaced = await publishFiles(out, [], {
    add: (output) => {
      expect(output.keep([['a.html', hashOf('same')]])).toBe(true)
      // Another page has the same file.
      expect(output.keep([['a.html', hashOf('same')]])).toBe(true)
      // As long, and of another build.
      expect(output.keep([['a.html', hashOf('some')]])).toBe(false)
      rmSync(inCurrent(out, 'b.html'))
      expect(output.keep([['b.html', hashOf('same')]])).toBe(false)
      output.write('b.html', 'same')
      output.write('b.html', 'same')
    },
  })
  expect([...(replaced?.changed ?? [])]).toEqual(['b.html'])
  expect(publishedFiles(out)).toEqual({ 'a.html': 'same', 'b.html': 'same' })
})

test('a build that may keep nothing makes each file anew, in every folder', async () => {
  const { out } = place()
  for (const text of ['one', 'two', 'three']) await publishFiles(out, [['index.html', text]])
  for (const _ of [1, 2, 3]) {
    fs.writeFileSync(inCurrent(out, 'index.html'), 'eerht')
    await publishFiles(out, [['index.html', 'three']], {
      mayKeep: () => false,
      add: (output) => expect(output.keep([['index.html', hashOf('three')]])).toBe(false),
    })
    expect(publishedFiles(out)).toEqual({ 'index.html': 'three' })
  }
})

test('twenty builds at once are published one after the other, each whole', async () => {
  const { out } = place()
  // Nobody keeps the lock.
  for (const _ of [1, 2]) await publishFiles(out, [])
  let [waited, running] = [0, 0]
  const build = (index: number) =>
    publishFiles(
      out,
      ['a.html', 'b.html'].map((name) => [name, String(index)] as const),
      {
        add: async () => {
          running += 1
          expect(running).toBe(1)
          await new Promise(setImmediate)
          running -= 1
        },
        onWait: () => {
          waited += 1
        },
      },
    )
  await Promise.all(Array.from({ length: 20 }, (_, index) => build(index)))
  const { 'a.html': a, 'b.html': b } = publishedFiles(out) ?? {}
  expect(a).toBe(b)
  expect(waited).toBe(19)
})

/** Each build has one asset. */
test.for<readonly [name: string, builds: string, kept: string]>([
  [
    'the assets of the build before are kept, however old it is',
    '2026-01-01 a.js, 2026-06-01 b.js',
    'a.js b.js',
  ],
  [
    'a week after they were replaced they go',
    '2026-06-01 a.js, 2026-06-02 b.js, 2026-06-10 c.js',
    'b.js c.js',
  ],
  [
    'an asset that comes back is of the new build',
    '2026-06-01 a.js, 2026-06-02 b.js, 2026-06-03 a.js, 2026-06-30 c.js',
    'a.js c.js',
  ],
  [
    'a clock that goes back removes nothing early',
    '2026-06-10 a.js, 2026-06-01 b.js, 2026-06-07 c.js',
    'a.js b.js c.js',
  ],
])('%s', async ([, builds, kept]) => {
  const { out } = place()
  for (const build of builds.split(', ')) {
    const [day = '', asset = ''] = build.split(' ')
    const files = [`assets/${asset}`, 'index.html'].map((path) => [path, asset] as const)
    await publishFiles(out, files, { now: new Date(day) })
  }
  expect(readdirSync(inCurrent(out, 'assets')).toSorted().join(' ')).toBe(kept)
})
