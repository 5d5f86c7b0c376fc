import { expect, test } from 'vitest'
import { createMemo, type Memo } from '#generator/engine/memo.ts'

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
const longest = (source: Source, memo: Memo) =>
  noted('longest', Math.max(...source.words.map((word) => memo.get(lengthOf, word))))

/** What is computed while something is done. */
function callsIn(act: () => unknown): readonly string[] {
  calls = []
  act()
  return calls
}

const all = (memo: Memo, source: Source) => () => {
  memo.get(count, memo.get(wordsOf, source))
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
