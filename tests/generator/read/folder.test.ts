import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { readFolder } from '#generator/read/folder.ts'
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

test('a slash after the folder makes no difference', () => {
  const folder = temporaryFolder({ 'a.yaml': 'a' })

  expect([...readFolder(`${folder}/`, '.yaml').keys()]).toEqual(['a.yaml'])
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
