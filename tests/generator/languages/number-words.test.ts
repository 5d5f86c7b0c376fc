import { expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'

test.for(Object.entries(vocabularies))(
  'every number below a thousand has a word in %s',
  ([, words]) => {
    const values = new Set(words.numbers().values())
    const missing = Array.from({ length: 1000 }, (_, value) => value).filter(
      (value) => !values.has(value),
    )
    expect(missing).toEqual([])
  },
)

test.for<readonly [language: string, word: string, value: number]>([
  ['en', 'a hundred and eighty', 180],
  ['en', 'one hundred eighty', 180],
  ['en', 'twenty one', 21],
  ['en', 'ninety-ninth', 99],
  ['nl', 'honderdtachtig', 180],
  ['nl', 'twaalfhonderd', 1200],
  ['nl', 'drieëntwintigste', 23],
  ['nl', 'zesmaal', 6],
  ['de', 'hundertachtzig', 180],
  ['de', 'einhundertachtzig', 180],
  ['de', 'dreißigsten', 30],
  ['de', 'dreissig', 30],
])('%s: %s is %d', ([language, word, value]) => {
  expect(vocabularies[language]?.numbers().get(word)).toBe(value)
})
