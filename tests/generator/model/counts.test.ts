import { expect, test } from 'vitest'
import { createCache } from '#generator/cache.ts'
import { withCounts } from '#generator/model/facts.ts'
import { edit } from '../edit.ts'
import { at, emitted } from '../emit/read.ts'
import { type Changes, checkSmallSite, smallSite } from '../small-site.ts'

/** The small site with a text that fills in a count. */
const counting = (count: string, changes: Changes = {}): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}counted:\n  here: { count: ${count} }\n`,
  ...edit('en/pages/home.yaml', 'We bake at night.', 'We make {{counted.here}} kinds.'),
  ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', 'Wij maken {{counted.here}} soorten.'),
  ...changes,
})

const faq = (...ids: readonly string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`
const faqs = (...ids: readonly string[]): Changes => ({
  'en/faqs/bread.yaml': faq(...ids),
  'nl/faqs/bread.yaml': faq(...ids),
})

test.for([
  { count: 'walls#flower.rows', counted: 2 },
  { count: 'walls#flower', counted: 1 },
  { count: 'pages/home#sections', counted: 1 },
  { count: 'faqs/bread#questions', counted: 3 },
])('counts $count', ({ count, counted }) => {
  const files = emitted(counting(count, faqs('a', 'b', 'c')))
  const text = (language: string) =>
    JSON.stringify(at(files.get(`data/${language}/pages/home.json`), 'sections', 0, 'text'))

  expect(text('en')).toContain(`We make ${counted} kinds.`)
  expect(text('nl')).toContain(`Wij maken ${counted} soorten.`)
})

test('a number of a file is itself', () => {
  const { site } = checkSmallSite(
    counting('quizzes/taste#limit', { 'en/quizzes/taste.yaml': 'limit: 8\n' }),
  )

  expect(site.facts.get('counted.here')).toEqual({ number: 8 })
})

test('a count follows the list; facts stay the same object while their counts do', () => {
  const cache = createCache()
  const facts = new Map([['counted.here', { count: 'faqs/bread#questions' }]])
  const { site: two } = checkSmallSite(faqs('a', 'b'))
  const { site: others } = checkSmallSite(faqs('c', 'd'))
  const { site: three } = checkSmallSite(faqs('a', 'b', 'c'))
  const first = withCounts(facts, two.documentAt, cache)

  expect(first.get('counted.here')).toEqual({ number: 2 })
  expect(withCounts(facts, others.documentAt, cache)).toBe(first)
  expect(withCounts(facts, three.documentAt, cache).get('counted.here')).toEqual({ number: 3 })
})

test('a text that says another number than the counted one is told of the fact', () => {
  const { diagnostics } = checkSmallSite(
    counting('faqs/bread#questions', {
      ...faqs('a', 'b', 'c'),
      ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', 'Wij maken 4 soorten.'),
    }),
  )

  expect(diagnostics.map(({ code }) => code)).toContain('facts/mismatch')
})
