import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '#generator/emit/write.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('writes into folders that are not there yet', () => {
  const folder = join(temporaryFolder(), 'a/b')
  const written = writeFiles(folder, new Map([['c/d.txt', 'text']]))

  expect(written).toEqual({ changed: ['c/d.txt'], removed: [] })
  expect(readFileSync(join(folder, 'c/d.txt'), 'utf8')).toBe('text')
})

test('writes what changed and leaves the rest alone', () => {
  const folder = temporaryFolder({ 'same.txt': 'same', 'other.txt': 'old' })
  const longAgo = new Date('2001-01-01T00:00:00Z')
  for (const file of ['same.txt', 'other.txt']) utimesSync(join(folder, file), longAgo, longAgo)

  const written = writeFiles(
    folder,
    new Map([
      ['same.txt', 'same'],
      ['other.txt', 'new'],
    ]),
  )

  expect(written).toEqual({ changed: ['other.txt'], removed: [] })
  expect(statSync(join(folder, 'same.txt')).mtime).toEqual(longAgo)
  expect(statSync(join(folder, 'other.txt')).mtime).not.toEqual(longAgo)
})

test('removes what vanished', () => {
  const folder = temporaryFolder({ 'stays.txt': 'a', 'goes.txt': 'b', 'deep/goes.txt': 'c' })
  const written = writeFiles(folder, new Map([['stays.txt', 'a']]))

  expect(written.removed.toSorted()).toEqual(['deep/goes.txt', 'goes.txt'])
  expect(existsSync(join(folder, 'goes.txt'))).toBe(false)
  expect(existsSync(join(folder, 'deep/goes.txt'))).toBe(false)
})

test('does nothing the second time', () => {
  const folder = temporaryFolder()
  const files = new Map<string, string | Uint8Array>([
    ['text.txt', 'ünïcode'],
    ['bytes.bin', new Uint8Array([0, 255, 128])],
    ['empty', ''],
  ])

  expect(writeFiles(folder, files).changed).toHaveLength(3)
  expect(writeFiles(folder, files)).toEqual({ changed: [], removed: [] })
})
