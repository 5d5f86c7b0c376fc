import { expect, test } from 'vitest'
import { createEngine, type Engine, type Query } from '#generator/engine/engine.ts'
import type { Store, StoredNode } from '#generator/engine/graph.ts'
import { createMemo, type Memo } from '#generator/engine/memo.ts'

/** Words of texts, the longest of each, and the longest of all; `computed` names what was computed. */
function wordsOf(engine: Engine) {
  const computed: string[] = []
  const note = (what: string) => {
    computed.push(what)
  }
  const texts = engine.input('text', '', (text) => text)
  const names = engine.input<readonly string[]>('names', [], (each) => each.join())
  const words = engine.query({
    name: 'words',
    keep: 'stored',
    compute: (name) => {
      note(`words ${name}`)
      return texts(name).split(' ')
    },
  })
  const longest = engine.query({
    name: 'longest',
    keep: 'held',
    compute: (name) => {
      note(`longest ${name}`)
      return Math.max(...words(name).map(({ length }) => length))
    },
  })
  const all = engine.query({
    name: 'all',
    keep: 'stored',
    compute: () => {
      note('all')
      return Math.max(...names().map((name) => longest(name)))
    },
  })
  const shouted = engine.query({
    name: 'shouted',
    keep: 'held',
    digest: () => undefined,
    compute: (name) => {
      note(`shouted ${name}`)
      return words(name).map((word) => word.toUpperCase())
    },
  })
  const longestPrinted = engine.work<number, string>('print', (name) => longest(name))
  const set = (all: Readonly<Record<string, string>>) => {
    texts.replace(new Map(Object.entries(all)))
    names.set(Object.keys(all))
  }
  return { set, words, longest, all, shouted, longestPrinted, taken: () => computed.splice(0) }
}

/** What another run has of this one. */
function storeOf(engine: Engine, before?: Store): Store {
  const graph = engine.changedGraph()
  if (!graph) return before ?? { nodes: [], valueOf: () => undefined }
  const nodes: readonly StoredNode[] = graph.map(({ json: _, ...node }) => node)
  const values = new Map(graph.map(({ query, key, json }) => [`${query} ${key}`, json]))
  return {
    nodes,
    valueOf: (node) => values.get(`${node.query} ${node.key}`) ?? before?.valueOf(node),
  }
}

const texts = { one: 'a bb', two: 'ccc d' }

test('a value is computed once, and again after something that it read has changed', () => {
  const { set, all, taken } = wordsOf(createEngine())
  set(texts)
  expect([all(), all()]).toEqual([3, 3])
  expect(taken()).toEqual(['all', 'longest one', 'words one', 'longest two', 'words two'])

  set({ ...texts, two: 'eeee' })
  expect(all()).toBe(4)
  expect(taken()).toEqual(['words two', 'longest two', 'all'])
})

test('a value that turns out equal stops the spread', () => {
  const { set, all, taken } = wordsOf(createEngine())
  set(texts)
  all()
  taken()
  set({ ...texts, two: 'fff g' })
  expect(all()).toBe(3)
  expect(taken()).toEqual(['words two', 'longest two'])
})

test('what is added and taken away is known by who lists it', () => {
  const { set, all, taken } = wordsOf(createEngine())
  set(texts)
  all()
  taken()
  set({ ...texts, three: 'hhhhh' })
  expect(all()).toBe(5)
  expect(taken()).toEqual(['all', 'longest three', 'words three'])
  set({ one: 'a bb' })
  expect(all()).toBe(2)
  expect(taken()).toContain('all')
})

test('a hash needs no value, and a value that was made for its hash is not made twice', () => {
  const { set, shouted, taken } = wordsOf(createEngine())
  set(texts)
  const hash = shouted.hash('one')
  expect(shouted('one')).toEqual(['A', 'BB'])
  expect(taken()).toEqual(['shouted one', 'words one'])
  expect(shouted.hash('one')).toBe(hash)
  expect(taken()).toEqual([])
  set({ ...texts, one: 'a c' })
  expect(shouted.hash('one')).not.toBe(hash)
})

test('another run computes what has changed, and reads the rest', () => {
  const first = createEngine()
  const before = wordsOf(first)
  before.set(texts)
  before.all()
  const store = storeOf(first)

  const same = wordsOf(createEngine(store))
  same.set(texts)
  expect([same.all(), same.taken()]).toEqual([3, []])

  const second = createEngine(store)
  const other = wordsOf(second)
  other.set({ ...texts, one: 'kkkk' })
  expect(other.all()).toBe(4)
  // A value that is held is computed again where it is asked for.
  expect(other.taken()).toEqual(['words one', 'longest one', 'all', 'longest two'])
  expect(second.changedGraph()).toBeDefined()
})

test('a run that changes nothing has nothing to keep', () => {
  const first = createEngine()
  const before = wordsOf(first)
  before.set(texts)
  before.all()
  const second = createEngine(storeOf(first))
  const { set, all } = wordsOf(second)
  set(texts)
  all()
  expect(second.changedGraph()).toBeUndefined()
})

test('what a run did not ask for is not right in the next one if what it read has changed meanwhile', () => {
  const first = createEngine()
  const one = wordsOf(first)
  one.set(texts)
  one.all()
  one.shouted('one')
  const second = createEngine(storeOf(first))
  const two = wordsOf(second)
  two.set({ ...texts, one: 'b cc' })
  two.all()
  const third = wordsOf(createEngine(storeOf(second, storeOf(first))))
  third.set({ ...texts, one: 'b cc' })
  expect(third.shouted('one')).toEqual(['B', 'CC'])
})

test('what was told of work holds until something that it follows from changes', () => {
  const first = createEngine()
  const { set, longestPrinted: print } = wordsOf(first)
  set(texts)
  const [one, two] = [print.begin('one'), print.begin('two')]
  expect([one.value, two.value, print.told('one')]).toEqual([2, 3, undefined])
  one.tell('one.txt')
  expect([print.told('one'), print.told('two')]).toEqual(['one.txt', undefined])
  two.tell('two.txt')

  const second = createEngine(storeOf(first))
  const later = wordsOf(second)
  // The longest word of the second text is as long as before.
  later.set({ one: 'a bbbbb', two: 'eee f' })
  const told = ['one', 'two'].map((name) => later.longestPrinted.told(name))
  expect(told).toEqual([undefined, 'two.txt'])

  // A build that failed tells nothing, and the files of before are those of before.
  later.longestPrinted.begin('one')
  const third = wordsOf(createEngine(storeOf(second, storeOf(first))))
  third.set({ one: 'a bbbbb', two: 'eee f' })
  expect(['one', 'two'].map((name) => third.longestPrinted.told(name))).toEqual(told)
})

test('work that is told after an edit is not what the edit asks for', () => {
  const { set, longestPrinted: print } = wordsOf(createEngine())
  set(texts)
  const { tell } = print.begin('one')
  set({ ...texts, one: 'a bbbbb' })
  print.told('two')
  tell('one.txt')
  expect(print.told('one')).toBeUndefined()
})

test('what nobody asks for in many runs is forgotten', () => {
  const first = createEngine()
  const one = wordsOf(first)
  one.set(texts)
  one.all()
  one.shouted('one')
  let store = storeOf(first)
  const keysOf = () => new Set(store.nodes.map(({ query }) => query))
  for (let run = 0; run < 25; run += 1) {
    expect(keysOf().has('shouted')).toBe(run <= 20)
    const engine = createEngine(store)
    const { set, all } = wordsOf(engine)
    set({ ...texts, two: 'x'.repeat(run + 1) })
    all()
    store = storeOf(engine, store)
  }
  expect(keysOf().has('all')).toBe(true)
})

test('a value whose record is lost is computed again', () => {
  const first = createEngine()
  const before = wordsOf(first)
  before.set(texts)
  before.all()
  const { set, all, taken } = wordsOf(createEngine({ ...storeOf(first), valueOf: () => undefined }))
  set(texts)
  expect(all()).toBe(3)
  expect(taken()).toContain('all')
})

test('a query that reads itself is a bug', () => {
  const engine = createEngine()
  const itself: Query<string> = engine.query({
    name: 'itself',
    keep: 'held',
    compute: () => itself(),
  })
  expect(() => itself()).toThrow('The query "itself " reads itself.')
})

test('a query that fails is tried again', () => {
  const engine = createEngine()
  const isBroken = engine.input<boolean>('broken', true, String)
  const careful = engine.query({
    name: 'careful',
    keep: 'held',
    compute: () => {
      if (isBroken()) throw new Error('It is broken.')
      return 'fine'
    },
  })
  expect(() => careful()).toThrow('It is broken.')
  isBroken.set(false)
  expect(careful()).toBe('fine')
})

test('what a query computes for itself is not there for the next one, and pure functions are', () => {
  const engine = createEngine()
  const source = { text: 'a' }
  const calls: string[] = []
  const read = ({ text }: typeof source) => {
    calls.push('read')
    return text
  }
  const count = ({ text }: typeof source) => {
    calls.push('count')
    return text.length
  }
  const both = engine.query({
    name: 'both',
    keep: 'held',
    compute: () =>
      [0, 1].map(() => [engine.memo.get(read, source), engine.memo.pure(count, source)]),
  })
  both('one')
  both('two')
  expect(calls).toEqual(['read', 'count', 'read'])
})

interface Source {
  readonly words: readonly string[]
}

let calls: string[] = []

const noted = <Value>(call: string, value: Value): Value => {
  calls.push(call)
  return value
}

const countedWords = (source: Source) => noted('words', source.words.map(String))

const count = (words: readonly string[]) => noted('count', words.length)

const lengthOf = (text: string) => noted(`length ${text}`, text.length)

const longest = (source: Source, memo: Memo) =>
  noted('longest', Math.max(...source.words.map((word) => memo.get(lengthOf, word))))

/** What is computed while something is done. */
function callsIn(act: () => unknown): readonly string[] {
  calls = []
  act()
  return calls
}

const all = (memo: Memo, source: Source) => () => {
  memo.get(count, memo.get(countedWords, source))
  memo.get(longest, source, memo)
}

const everything = ['words', 'count', 'longest', 'length a', 'length bb']

test('a result is computed once for the same arguments', () => {
  const memo = createMemo()
  const [one, other] = [{ words: ['a', 'bb'] }, { words: ['a', 'bb'] }]

  expect(callsIn(all(memo, one)).toSorted()).toEqual(everything.toSorted())
  expect(callsIn(all(memo, one))).toEqual([])
  expect(callsIn(all(memo, other))).toEqual(['words', 'count', 'longest'])
})
