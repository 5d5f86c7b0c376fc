import { expect, test } from 'vitest'
import { createFileCache, type SiteFile } from '#api/http/static/site.ts'

const fileOf = (text: string): SiteFile => ({
  ...{ body: Buffer.from(text), etag: '', headers: [], unchanged: [] },
})

/** A cache of so many bytes, and the names that were read. */
function cacheOf(room: number) {
  const reads: string[] = []
  const cached = createFileCache(room)
  const get = (name: string, text = name) =>
    cached(name, async () => {
      reads.push(name)
      return fileOf(text)
    })
  return { get, reads }
}

test('what was asked for is kept, and all goes when there is no more room', async () => {
  const { get, reads } = cacheOf(4)
  for (const name of ['aa', 'bb', 'aa']) await get(name)
  expect(get('aa')).not.toBeInstanceOf(Promise)
  for (const name of ['cc', 'aa', 'cc']) expect(await get(name)).toEqual(fileOf(name))
  expect((await get('large', 'a large one')).body.length).toBe(11)
  await get('aa')
  expect(reads).toEqual(['aa', 'bb', 'cc', 'aa', 'large', 'aa'])
})

test('requests at once share one read, and one that fails is tried again', async () => {
  const { get, reads } = cacheOf(100)
  await Promise.all([get('a'), get('a'), get('a')])
  expect(reads).toEqual(['a'])

  const cached = createFileCache()
  const failing = () => Promise.reject(new Error('no'))
  await expect(cached('b', failing)).rejects.toThrow('no')
  expect(await cached('b', () => Promise.resolve(fileOf('b')))).toMatchObject({ etag: '' })
})
