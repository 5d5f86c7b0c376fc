import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFolder } from '#cli/build/static-folder.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { publishFiles } from './publish-files.ts'

/** Replaces a folder by one with this file. */
const replaceBy = (folder: string, file: string) =>
  replaceFolder(folder, async (next) => writeFileSync(join(next, file), file))

test('a folder is replaced as a whole, behind a symbolic link too', async () => {
  const parent = temporaryFolder()
  const folder = join(parent, 'deep/site')
  await replaceBy(folder, 'one.html')
  expect(readdirSync(folder)).toEqual(['one.html'])

  const link = join(parent, 'link')
  symlinkSync(folder, link, 'junction')
  await replaceBy(link, 'two.html')
  expect(readdirSync(folder)).toEqual(['two.html'])
  expect(readFileSync(join(link, 'two.html'), 'utf8')).toBe('two.html')
  expect(readdirSync(join(parent, 'deep'))).toEqual(['site'])
})

test('what fails changes nothing and leaves nothing behind', async () => {
  const parent = temporaryFolder()
  const folder = join(parent, 'site')
  await replaceBy(folder, 'one.html')
  await expect(replaceFolder(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(readdirSync(folder)).toEqual(['one.html'])
  expect(readdirSync(parent)).toEqual(['site'])
})

test('builds that a server may read are not replaced by a folder', async () => {
  const out = join(temporaryFolder(), 'site')
  await publishFiles(out, [['index.html', 'one']])
  await expect(replaceBy(out, 'two.html')).rejects.toMatchObject({
    message: expect.stringContaining(out),
    hint: expect.stringContaining('--out'),
  })
})

test('a file in the way stays', async () => {
  const parent = temporaryFolder({ site: 'a file' })
  await expect(replaceBy(join(parent, 'site'), 'one.html')).rejects.toMatchObject({
    code: 'ENOTDIR',
  })
  expect(readdirSync(parent)).toEqual(['site'])
})
