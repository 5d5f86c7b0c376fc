import { expect, test } from 'vitest'
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
