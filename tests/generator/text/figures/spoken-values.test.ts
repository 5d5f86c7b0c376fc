import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { dimensions, languages, type Value } from './spoken-values.ts'

type Pair = readonly [source: string, translation: string, from: string, to: string]

/** Every way to say a value in one language beside every way to write another in the other, both ways round. */
function pairsOf(said: Value, written: Value): readonly Pair[] {
  return languages.flatMap((from) =>
    languages
      .filter((to) => to !== from)
      .flatMap((to) =>
        said.said[from].flatMap((spoken) =>
          written.written[to].flatMap((digits): readonly Pair[] => [
            [spoken, digits, from, to],
            [digits, spoken, to, from],
          ]),
        ),
      ),
  )
}

const differs = ([source, translation, from, to]: Pair) =>
  compare(source, translation, to, from).some((rest) => rest.length > 0)

const isSame = (a: Value, b: Value) =>
  a.written.en[0] === b.written.en[0] || a.said.en[0] === b.said.en[0]

const shown = ([source, translation, from, to]: Pair) => `${from} ${source} · ${to} ${translation}`

test.for(Object.entries(dimensions))('%s in words and in digits are equal', ([, values]) => {
  const pairs = values.flatMap((value) => pairsOf(value, value))
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(differs).map(shown)).toEqual([])
})

test.for(Object.entries(dimensions))('%s that differ are told', ([, values]) => {
  const pairs = values.flatMap((value, index) => {
    const other = values[(index + 1) % values.length] ?? value
    return isSame(value, other) ? [] : pairsOf(value, other)
  })
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter((pair) => !differs(pair)).map(shown)).toEqual([])
})
