import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, inject, test } from 'vitest'
import { readBuild } from '#api/index.ts'
import { replaceFolder } from '#cli/build/publish/replace-folder.ts'
import { createOutputFolder, type Target } from '#renderer/site/output-folder.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { projectRoot } from '../../support/project-root.ts'
import { disks, smallDisk } from '../../support/small-disk.ts'
import { fillFolder } from './fill-folder.ts'

const longAgo = new Date('2001-01-01T00:00:00Z')

/** A folder to build into, alone in another. */
function place(files?: Readonly<Record<string, string>>) {
  const parent = temporaryFolder()
  const folder = join(parent, 'site')
  if (files) renameSync(temporaryFolder(files), folder)
  return { parent, folder }
}

test('a folder gets the files of a build, and those that are unchanged stay as they are', async () => {
  const { parent, folder } = place({
    ...{ 'same.txt': 'same', 'a/other.txt': 'old', 'b/gone.txt': 'x', '.build': 'one' },
  })
  utimesSync(join(folder, 'same.txt'), longAgo, longAgo)
  const before = statSync(join(folder, 'same.txt')).ino

  expect(
    await fillFolder(
      folder,
      new Map([
        ['same.txt', 'same'],
        ['a/other.txt', 'new'],
        ['.build', 'two'],
      ]),
    ),
  ).toEqual({
    changed: ['a/other.txt', '.build'],
    removed: ['b/gone.txt'],
  })
  expect(statSync(join(folder, 'same.txt')).ino).toBe(before)
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    '.build',
    'a',
    join('a', 'other.txt'),
    'same.txt',
  ])
  expect(readFileSync(join(folder, 'a/other.txt'), 'utf8')).toBe('new')
  expect(statSync(join(folder, 'same.txt')).mtime).toEqual(longAgo)
  expect(readdirSync(parent)).toEqual(['site'])
})

test('another user may read the folder', async () => {
  const { folder } = place()
  await fillFolder(folder, new Map([['index.html', 'text']]))
  expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
})

test('a folder behind a symbolic link is replaced where it is', async () => {
  const { parent, folder } = place({ 'index.html': 'old' })
  const link = join(parent, 'link')
  symlinkSync(folder, link, 'junction')
  await fillFolder(link, new Map([['index.html', 'new']]))

  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new')
  expect(readFileSync(join(link, 'index.html'), 'utf8')).toBe('new')
})

describe.skipIf(disks.name in inject('missing'))('a folder that is mounted', () => {
  test('is written in place, without a stamp until it is complete', async () => {
    const { folder } = smallDisk()
    writeFileSync(join(folder, 'gone.txt'), 'old')
    const files = new Map([
      ['index.html', 'new'],
      ['.build', 'stamp'],
    ])

    expect(await fillFolder(folder, files)).toEqual({
      changed: ['index.html', '.build'],
      removed: ['gone.txt'],
    })
    expect(readdirSync(folder).toSorted()).toEqual(['.build', 'index.html'])
  })
})

describe.skipIf(disks.name in inject('missing'))('a disk that is full', () => {
  test('leaves the site as it was, and room for the next build', async () => {
    const { folder: disk } = smallDisk()
    const folder = join(disk, 'site')
    await fillFolder(folder, [['index.html', 'old']])
    const tooMuch = 'x'.repeat(1024 * 1024)
    const parts = Array.from({ length: 200 }, (_, index) => [`${index}.html`, tooMuch] as const)

    await expect(fillFolder(folder, parts)).rejects.toThrow('ENOSPC')
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
    expect(readdirSync(disk)).toEqual(['site'])
    expect((await fillFolder(folder, [['index.html', 'new']]))?.changed).toEqual(['index.html'])
  })
})

/** Replaces a folder again and again, with files that all hold the same number. */
const replacing = `
  const { fillFolder } = await import('${pathToFileURL(join(projectRoot, 'tests/cli/build/fill-folder.ts'))}')
  const { parentPort, workerData } = await import('node:worker_threads')
  const names = Array.from({ length: 20 }, (_, index) => 'file-' + index)
  for (let count = 0; count < 60; count += 1) {
    await fillFolder(workerData, [...names, '.build'].map((name) => [name, String(count)]))
    if (count === 0) parentPort.postMessage('ready')
  }
  parentPort.postMessage('done')
`

test('whoever reads while the folder is replaced again and again gets one build whole', async () => {
  const { folder } = place()
  mkdirSync(folder)
  const source = new URL(`data:text/javascript,${encodeURIComponent(replacing)}`)
  const worker = new Worker(source, { workerData: folder })
  const messages: unknown[] = []
  worker.on('message', (message) => messages.push(message))
  await expect.poll(() => messages).toContain('ready')

  let reads = 0
  const torn: (readonly string[])[] = []
  while (!messages.includes('done')) {
    const texts = [...readBuild(folder).files.values()].map((bytes) =>
      Buffer.from(bytes).toString(),
    )
    reads += 1
    if (texts.length !== 21 || new Set(texts).size !== 1) torn.push(texts)
    await new Promise(setImmediate)
  }
  expect(torn).toEqual([])
  expect(reads).toBeGreaterThan(1)
  await worker.terminate()
  rmSync(folder, { recursive: true })
})

test('a build that fails changes nothing and leaves nothing behind', async () => {
  const { parent, folder } = place({ 'index.html': 'old' })
  const failing = fillFolder(folder, [['index.html', 'new']], () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')

  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(parent)).toEqual(['site'])
})

test('what killed builds have staged goes, at once or after a day, and that of running ones stays', async () => {
  const { folder } = place()
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const machine = hostname()
  const names = {
    ended: `next-${machine}-${ended}-a`,
    running: `next-${machine}-${process.pid}-a`,
    elsewhere: `next-other.host-${ended}-a`,
    old: `next-other.host-${ended}-b`,
  }
  for (const name of Object.values(names)) {
    mkdirSync(join(folder, '.diptych', name, 'files'), { recursive: true })
  }
  utimesSync(join(folder, '.diptych', names.old), longAgo, longAgo)
  await fillFolder(folder, [['index.html', 'new']])

  expect(readdirSync(join(folder, '.diptych')).toSorted()).toEqual(
    [names.running, names.elsewhere].toSorted(),
  )
})

test('a file of the build before that is gone is written anew', async () => {
  const { folder } = place()
  await fillFolder(folder, [
    ['a.html', 'same'],
    ['b.html', 'same'],
  ])
  const replaced = await fillFolder(folder, [], (output) => {
    expect(output.keep([['a.html', 4]])).toBe(true)
    // Another page has the same file.
    expect(output.keep([['a.html', 4]])).toBe(true)
    rmSync(join(folder, 'b.html'))
    expect(output.keep([['b.html', 4]])).toBe(false)
    output.write('b.html', 'same')
    output.write('b.html', 'same')
  })
  expect(replaced?.changed).toEqual(['b.html'])
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe('same')
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('same')
})

test('files that are not to be published leave nothing behind', async () => {
  const { parent, folder } = place()
  const refuse = (target: Target) => {
    createOutputFolder(target).write('index.html', 'new')
    return Promise.resolve(undefined)
  }
  expect(await replaceFolder(folder, refuse)).toBe(undefined)
  expect(readdirSync(parent)).toEqual([])

  await fillFolder(folder, [['index.html', 'old']])
  expect(await replaceFolder(folder, refuse)).toBe(undefined)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['index.html'])
})

test('of builds at once each publishes whole', async () => {
  const { parent, folder } = place()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fillFolder(folder, [
        ['a.html', String(index)],
        ['b.html', String(index)],
      ]),
    ),
  )
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(
    readFileSync(join(folder, 'b.html'), 'utf8'),
  )
  expect(readdirSync(parent)).toEqual(['site'])
})
