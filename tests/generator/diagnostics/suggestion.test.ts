import { expect, test } from 'vitest'
import { closest, didYouMean } from '#generator/diagnostics/suggestion.ts'
import { didYouMeanIn } from '#generator/report/words/teller.ts'

const known = ['hero', 'statement', 'statistics', 'point-grid', 'faq', 'db', 'eye']

test.for([
  ['statment', 'statement'],
  ['Hero', 'hero'],
  ['pointgrid', 'point-grid'],
  ['fqa', 'faq'],
  ['herro', 'hero'],
  ['testimonials', undefined],
  ['quote', undefined],
  ['5', undefined],
  ['9x', undefined],
] as const)('%s was probably meant to be %s', ([word, meant]) => {
  expect(closest(word, known)).toBe(meant)
})

test('of two that are close the closer one is meant', () => {
  expect(closest('tiles', ['tulip', 'title', 'tile'])).toBe('tile')
})

const many = Array.from({ length: 61 }, (_, index) => `thing-number-${index}`)

test.for([
  { word: 'statment', names: known, hint: 'Did you mean "statement"?' },
  { word: 'quote', names: ['hero', 'faq'], hint: 'There are: hero, faq.' },
  { word: 'quote', names: [], hint: 'There are none yet.' },
  { word: 'x', names: many, hint: `There are: ${many.join(', ')}.` },
])('hints at $names for $word', ({ word, names, hint }) => {
  expect(didYouMeanIn('en', word, names)).toBe(hint)
})

test('of more names than anybody reads the closest are told, and where all are', () => {
  const hint = didYouMean('a-quote', [...many, 'quotes'], { place: 'content/facts.yaml' })
  expect(hint).toMatchObject({
    text: 'suggestion.some',
    data: { count: 62, place: 'content/facts.yaml', names: expect.stringContaining('quotes') },
  })
})
