import { hash } from 'node:crypto'
import fs, { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openBuild, readSiteFileNow } from '#api/index.ts'
import { publish } from '#cli/build/publish/publish.ts'
import { currentSlot } from '#cli/build/publish/slots.ts'
import { createOutputFolder } from '#renderer/site/output-folder.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { projectRoot } from '../../support/project-root.ts'
import { publishedFiles, publishFiles } from './publish-files.ts'

const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

const longAgo = new Date('2001-01-01T00:00:00Z')
const isManifest = await apiValidator('data/manifest')

/** An output folder, alone in another. */
function place() {
  const parent = temporaryFolder()
  return { parent, out: join(parent, 'site') }
}

const inCurrent = (out: string, path: string) => join(out, 'current', path)

test('a slot gets the files of a build, and those that are unchanged are shared', async () => {
  const { parent, out } = place()
  await publishFiles(out, [
    ['same.txt', 'same'],
    ['a/other.txt', 'old'],
    ['b/gone.txt', 'x'],
  ])
  utimesSync(inCurrent(out, 'same.txt'), longAgo, longAgo)
  const { ino } = statSync(inCurrent(out, 'same.txt'))
  const first = currentSlot(out)?.folder

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
  expect(readdirSync(out).toSorted()).toEqual(['current', 'lock', 'slots'])
  expect(readdirSync(join(out, 'slots'))).toEqual(['a', 'b'])
  expect(readdirSync(parent)).toEqual(['site'])
  // Another user may read them.
  for (const folder of [out, join(out, 'current'), join(out, 'slots')])
    expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
})

test('a slot that is filled again is touched where it differs', async () => {
  const { out } = place()
  const versions = ['one', 'two', 'three', 'one']
  for (const version of versions) {
    await publishFiles(out, [
      ['same.txt', 'same'],
      ['page.txt', version],
      [`only-${version}.txt`, version],
    ])
    expect(publishedFiles(out)).toEqual({
      'same.txt': 'same',
      'page.txt': version,
      [`only-${version}.txt`]: version,
    })
    expect(readdirSync(join(out, 'current')).length).toBe(4)
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

test('a copy of the folder is a site of its own', async () => {
  const { parent, out } = place()
  await publishFiles(out, [['index.html', 'one']])
  const copy = join(parent, 'copy')
  fs.cpSync(out, copy, { recursive: true })
  await publishFiles(copy, [['index.html', 'two']])
  expect(publishedFiles(copy)).toEqual({ 'index.html': 'two' })
  expect(publishedFiles(out)).toEqual({ 'index.html': 'one' })
  expect(readdirSync(join(out, 'slots'))).toEqual(['a'])
})

/** Publishes again and again, with files that all hold the same number. */
const publishing = `
  const { publishFiles } = await import('${pathToFileURL(join(projectRoot, 'tests/cli/build/publish-files.ts'))}')
  const { parentPort, workerData } = await import('node:worker_threads')
  const names = Array.from({ length: 20 }, (_, index) => 'file-' + index)
  for (let count = 0; count < 60; count += 1) {
    await publishFiles(workerData, names.map((name) => [name, String(count)]))
    if (count === 0) parentPort.postMessage('ready')
  }
  parentPort.postMessage('done')
`

test('whoever reads while builds are published gets one of them, or is told that it is gone', async () => {
  const { out } = place()
  const source = new URL(`data:text/javascript,${encodeURIComponent(publishing)}`)
  const worker = new Worker(source, { workerData: out })
  const messages: unknown[] = []
  worker.on('message', (message) => messages.push(message))
  await expect.poll(() => messages).toContain('ready')

  let reads = 0
  const torn: (readonly string[])[] = []
  while (!messages.includes('done')) {
    const build = openBuild(out, isManifest)
    const texts = [...build.files.keys()].flatMap((path) => {
      try {
        return [readSiteFileNow(build, path).toString()]
      } catch {
        return []
      }
    })
    reads += texts.length
    if (build.files.size !== 20 || new Set(texts).size > 1) torn.push(texts)
    await new Promise(setImmediate)
  }
  expect(torn).toEqual([])
  expect(reads).toBeGreaterThan(20)
  await worker.terminate()
})

test('what fails, and what is not to be published, changes nothing and leaves nothing', async () => {
  const { parent, out } = place()
  const failing = () =>
    publishFiles(out, [['index.html', 'new']], () => {
      throw new Error('no')
    })
  const refused = () =>
    publish(out, async (target) => {
      createOutputFolder(target).write('index.html', 'new')
      return undefined
    })
  for (const before of [undefined, { 'index.html': 'old' }]) {
    if (before) await publishFiles(out, Object.entries(before))
    await expect(failing()).rejects.toThrow('no')
    expect(await refused()).toBe(undefined)
    expect(publishedFiles(out)).toEqual(before)
  }
  expect(readdirSync(parent)).toEqual(['site'])
  expect(readdirSync(join(out, 'slots'))).toEqual(['a'])
})

test('a file of the build before that is gone is written anew', async () => {
  const { out } = place()
  await publishFiles(out, [
    ['a.html', 'same'],
    ['b.html', 'same'],
  ])
  const replaced = await publishFiles(out, [], (output) => {
    expect(output.keep([['a.html', hashOf('same')]])).toBe(true)
    // Another page has the same file.
    expect(output.keep([['a.html', hashOf('same')]])).toBe(true)
    // As long, and of another build.
    expect(output.keep([['a.html', hashOf('some')]])).toBe(false)
    rmSync(inCurrent(out, 'b.html'))
    expect(output.keep([['b.html', hashOf('same')]])).toBe(false)
    output.write('b.html', 'same')
    output.write('b.html', 'same')
  })
  expect([...(replaced?.changed ?? [])]).toEqual(['b.html'])
  expect(publishedFiles(out)).toEqual({ 'a.html': 'same', 'b.html': 'same' })
})

test('a build that may keep nothing makes each file anew, in both slots', async () => {
  const { out } = place()
  for (const text of ['one', 'two']) await publishFiles(out, [['index.html', text]])
  const damaged = () => fs.writeFileSync(inCurrent(out, 'index.html'), 'owt')
  const anew = () =>
    publish(
      out,
      async (target) => {
        const output = createOutputFolder(target)
        expect(output.keep([['index.html', hashOf('two')]])).toBe(false)
        output.write('index.html', 'two')
        return { output, stamp: '', kept: {} }
      },
      { mayKeep: () => false },
    )
  for (const _ of [1, 2]) {
    damaged()
    await anew()
    expect(publishedFiles(out)).toEqual({ 'index.html': 'two' })
  }
})

test('twenty builds at once are published one after the other, each whole', async () => {
  const { out } = place()
  let waited = 0
  let running = 0
  const build = (index: number) =>
    publish(
      out,
      async (target) => {
        running += 1
        expect(running).toBe(1)
        const output = createOutputFolder(target)
        for (const name of ['a.html', 'b.html']) output.write(name, String(index))
        await new Promise(setImmediate)
        running -= 1
        return { output, stamp: '', kept: {} }
      },
      {
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
