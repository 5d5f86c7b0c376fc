import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { textOfOdd } from '#generator/read/file-kind.ts'
import { contentAmong, readAgain, readContent, readFolder } from '#generator/read/folder.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('reads the files with that ending, by path, in order', () => {
  const folder = temporaryFolder({
    'b.yaml': 'b',
    'a/z.yaml': 'z',
    'a.yaml': 'a',
    'notes.txt': 'no',
    '.hidden.yaml': 'no',
    '.state/nl.yaml': 'kept',
    '.drafts/nl.yaml': 'no',
  })

  expect([...readFolder(folder, '.yaml')]).toEqual([
    ['.state/nl.yaml', 'kept'],
    ['a.yaml', 'a'],
    ['a/z.yaml', 'z'],
    ['b.yaml', 'b'],
  ])
})

test('a file that is replaced meanwhile is read or missing', async () => {
  const folder = temporaryFolder({ 'a.yaml': 'a', 'b.yaml': 'b' })
  const replacing = new Worker(
    `const { rmSync, writeFileSync } = require('node:fs')
    const { parentPort, workerData } = require('node:worker_threads')
    parentPort.postMessage('started')
    for (;;) {
      rmSync(workerData)
      writeFileSync(workerData, 'a')
    }`,
    { eval: true, workerData: `${folder}/a.yaml` },
  )
  onTestFinished(async () => void (await replacing.terminate()))
  await new Promise((started) => replacing.once('message', started))

  for (let reads = 0; reads < 3000; reads += 1)
    expect(readFolder(folder, '.yaml').get('b.yaml')).toBe('b')
})

test('reading again what changed is reading all again', () => {
  const start = {
    'b.yaml': 'b',
    'a/z.yaml': 'z',
    'a.yaml': 'a',
    'gone.yaml': 'g',
    'notes.txt': 'no',
  }
  const folder = temporaryFolder(start)
  const before = readContent(folder)
  rmSync(join(folder, 'gone.yaml'))
  rmSync(join(folder, 'b.yaml'))
  mkdirSync(join(folder, 'b.yaml'))
  const changes = { 'a.yaml': 'other', 'a/new.yml': 'new', '.state/nl.yaml': 'kept' }
  for (const [path, text] of Object.entries({
    ...changes,
    '.hidden.yaml': 'no',
    'more.txt': 'no',
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const named = ['gone.yaml', 'b.yaml', '.hidden.yaml', 'more.txt', ...Object.keys(changes)]
  const again = readAgain(folder, before, [...named, ...named.map((path) => join(folder, path))])

  expect([...again]).toEqual([...readContent(folder)])
  expect([...again]).toEqual([
    ['.state/nl.yaml', 'kept'],
    ['a.yaml', 'other'],
    ['a/new.yml', 'new'],
    ['a/z.yaml', 'z'],
    ['b.yaml', textOfOdd('folder')],
  ])
  const read = Object.entries({ ...start, ...changes }).map(
    ([path, text]) => [path, { bytes: Buffer.from(text), hash: `of ${text}` }] as const,
  )
  const among = contentAmong(new Map(read))
  const paths = ['.state/nl.yaml', 'a.yaml', 'a/new.yml', 'a/z.yaml', 'b.yaml', 'gone.yaml']
  expect([...among.keys()]).toEqual(paths)
  expect(among.size).toBe(paths.length)
  expect([among.get('a/z.yaml'), among.hashOf?.('a/z.yaml')]).toEqual(['z', 'of z'])
  expect([among.has('none'), among.get('none'), among.hashOf?.('none')]).toEqual([
    ...[false, undefined, undefined],
  ])
})
