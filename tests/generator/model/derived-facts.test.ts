import { describe, expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { withDerived } from '#generator/model/facts/derived-facts.ts'
import { formatFact } from '#generator/model/facts/format-fact.ts'
import { catalogSite } from '../catalog-site.ts'
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
  const memo = createMemo()
  const facts = new Map([['counted.here', { count: 'faqs/bread#questions' }]])
  const { site: two } = checkSmallSite(faqs('a', 'b'))
  const { site: others } = checkSmallSite(faqs('c', 'd'))
  const { site: three } = checkSmallSite(faqs('a', 'b', 'c'))
  const first = withDerived(facts, two.documentAt, memo)

  expect(first.get('counted.here')).toEqual({ number: 2 })
  expect(withDerived(facts, others.documentAt, memo)).toBe(first)
  expect(withDerived(facts, three.documentAt, memo).get('counted.here')).toEqual({ number: 3 })
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

describe('the lowest price of the catalogue', () => {
  const priced = (text: string, changes: Changes = {}) =>
    emitted({
      ...catalogSite,
      'facts.yaml': `${catalogSite['facts.yaml']}plans:
  lowest: { lowest: catalog#plans.price }
  count: { count: catalog#plans }
`,
      ...edit('en/pages/home.yaml', 'We bake at night.', `'${text}'`),
      ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', `'${text}'`),
      ...changes,
    })
  const textsOf = (files: ReturnType<typeof emitted>) =>
    ['en', 'nl'].map((language) =>
      at(files.get(`data/${language}/pages/home.json`), 'sections', 0, 'text', 0),
    )

  test('is that of the cheapest plan, wherever it stands in the list', () => {
    const cheaper = (catalogSite['facts.yaml'] ?? '').replace('2400', '349')
    expect(textsOf(priced('{{plans.lowest}}'))).toEqual(['€1,199', '€\u00a01.199'])
    const changes = {
      'facts.yaml': `${cheaper}plans: { lowest: { lowest: catalog#plans.price } }\n`,
    }
    expect(textsOf(priced('{{plans.lowest}}', changes))).toEqual(['€349', '€\u00a0349'])
  })

  test.for([
    { text: 'All {{plans.count|words}}.', en: 'All two.', nl: 'All twee.' },
    { text: '{{plans.count|Words}} plans', en: 'Two plans', nl: 'Twee plans' },
    { text: '{{ plans.count | words }}', en: 'two', nl: 'twee' },
    { text: '{{plans.count}}', en: '2', nl: '2' },
  ])('$text', ({ text, en, nl }) => {
    expect(textsOf(priced(text))).toEqual([en, nl])
  })
})

test.for([
  { number: 1, en: '1', nl: '1' },
  { number: 2, en: 'two', nl: 'twee' },
  { number: 12, en: 'twelve', nl: 'twaalf' },
  { number: 13, en: '13', nl: '13' },
  { number: 1300, en: '1,300', nl: '1.300' },
  { number: 2.5, en: '2.5', nl: '2,5' },
  { number: 3, unit: 'week', en: 'three\u00a0weeks', nl: 'drie\u00a0weken' },
  { number: 3, en: 'three', nl: 'drie', de: 'drei', fr: 'trois', sv: '3' },
])('$number $unit in words', ({ number, unit, ...expected }) => {
  for (const [locale, written] of Object.entries(expected)) {
    const fact = { number, ...(unit !== undefined && { unit }) }
    const style = { locale, currency: 'EUR', form: 'words' }
    expect([locale, formatFact(fact, style, createMemo())]).toEqual([locale, written])
  }
})
