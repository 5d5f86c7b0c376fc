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

test('files stay within the room, and those that were asked for last stay', async () => {
  const { get, reads } = cacheOf(6)
  for (const name of ['aa', 'bb', 'cc']) await get(name)
  expect(get('aa')).not.toBeInstanceOf(Promise)
  await get('dd')
  expect(get('aa')).not.toBeInstanceOf(Promise)
  expect(get('cc')).not.toBeInstanceOf(Promise)
  expect(await get('bb')).toMatchObject({ body: Buffer.from('bb') })
  expect(reads).toEqual(['aa', 'bb', 'cc', 'dd', 'bb'])
})

test('a file that is larger than the room is sent, and not kept', async () => {
  const { get, reads } = cacheOf(3)
  for (const _ of [1, 2]) expect((await get('a', 'large')).body.length).toBe(5)
  expect(reads).toEqual(['a', 'a'])
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
