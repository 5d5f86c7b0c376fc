import { expect, test } from 'vitest'
import { type Cache, createCache } from '#generator/cache.ts'

interface Source {
  readonly words: readonly string[]
}

let calls: string[] = []
const noted = <Value>(call: string, value: Value): Value => {
  calls.push(call)
  return value
}

const wordsOf = (source: Source) => noted('words', source.words.map(String))
const count = (words: readonly string[]) => noted('count', words.length)
const lengthOf = (text: string) => noted(`length ${text}`, text.length)
const longest = (source: Source, cache: Cache) =>
  noted('longest', Math.max(...source.words.map((word) => cache.get(lengthOf, word))))

/** What is computed while something is done. */
function callsIn(act: () => unknown): readonly string[] {
  calls = []
  act()
  return calls
}

const all = (cache: Cache, source: Source) => () => {
  cache.get(count, cache.get(wordsOf, source))
  cache.get(longest, source, cache)
}
const everything = ['words', 'count', 'longest', 'length a', 'length bb']

test('a result is computed once for the same arguments', () => {
  const cache = createCache()
  const [one, other] = [{ words: ['a', 'bb'] }, { words: ['a', 'bb'] }]

  expect(callsIn(all(cache, one)).toSorted()).toEqual(everything.toSorted())
  expect(callsIn(all(cache, one))).toEqual([])
  expect(callsIn(all(cache, other))).toEqual(['words', 'count', 'longest'])
})

test('what is computed from an object during some work is forgotten after it, and nothing else', () => {
  const cache = createCache()
  const [passing, staying] = [{ words: ['a', 'bb'] }, { words: ['ccc'] }]
  const both = () => [all(cache, passing)(), all(cache, staying)()]

  const first = callsIn(() => cache.during([passing], () => [both(), both()]))
  expect(first).toHaveLength(new Set(everything).size + 4)
  // The lengths of words and all of the other source are still known.
  expect(callsIn(both)).toEqual(['words', 'count', 'longest'])
  expect(callsIn(both)).toEqual([])
})

test('work inside other work, or that fails, leaves the cache as it was', () => {
  const cache = createCache()
  const [outer, inner] = [{ words: ['a'] }, { words: ['bb'] }]
  const fail = () => {
    all(cache, inner)()
    throw new Error('It failed.')
  }

  const again = callsIn(() =>
    cache.during([outer], () => {
      all(cache, outer)()
      expect(() => cache.during([inner], fail)).toThrow('It failed.')
      calls = []
      all(cache, outer)()
    }),
  )
  expect(again).toEqual([])
  expect(callsIn(all(cache, inner))).toEqual(['words', 'count', 'longest'])
  expect(callsIn(all(cache, outer))).toEqual(['words', 'count', 'longest'])
})

const lookUp = (cache: Cache, text: string) => {
  cache.note(text)
  return text.length
}
const lookUpTwice = (cache: Cache, text: string) =>
  cache.get(lookUp, cache, text) + cache.get(lookUp, cache, `${text}!`)

test('what was looked up for a value is told whenever the value is used', () => {
  const cache = createCache()
  const read = () => cache.get(lookUpTwice, cache, 'b')

  // Looked up before anybody listens.
  read()
  expect(cache.noting(read)).toEqual({ result: 3, notes: ['b', 'b!'] })
  expect(cache.noting(() => cache.get(lookUp, cache, 'a') + read())).toEqual({
    result: 4,
    notes: ['a', 'b', 'b!'],
  })
  expect(cache.noting(() => 1)).toEqual({ result: 1, notes: [] })
})

test('work that fails, or is done inside other work, notes for itself alone', () => {
  const cache = createCache()
  const fail = () => {
    cache.note('c')
    throw new Error('It failed.')
  }
  const { notes, result } = cache.noting(() => {
    expect(() => cache.noting(fail)).toThrow('It failed.')
    const inner = cache.noting(() => cache.get(lookUpTwice, cache, 'b'))
    cache.note('a')
    return inner
  })
  expect([notes, result.notes]).toEqual([['a'], ['b', 'b!']])
})

const lookUpWords = ({ words }: Source, cache: Cache) => words.map((word) => cache.note(word))

test('a value that is forgotten is noted until then', () => {
  const cache = createCache()
  const source = { words: ['a'] }
  const { notes } = cache.noting(() =>
    cache.during([source], () => [
      cache.get(lookUpWords, source, cache),
      cache.get(lookUpWords, source, cache),
    ]),
  )
  expect(notes).toEqual(['a'])
})
