import { describe, expect, test } from 'vitest'
import type { Fact } from '#generator/model/facts/facts.ts'
import { formatFact } from '#generator/model/facts/format-fact.ts'
import { fillFacts } from '#generator/text/resolve.ts'
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
  { number: 3, en: 'three', nl: 'drie', de: 'drei', sv: '3' },
])('$number $unit in words', ({ number, unit, ...expected }) => {
  for (const [locale, written] of Object.entries(expected)) {
    const fact = { number, ...(unit !== undefined && { unit }) }
    const style = { locale, currency: 'EUR', form: 'words' }
    expect([locale, formatFact(fact, style)]).toEqual([locale, written])
  }
})

interface Case {
  readonly fact: Fact
  /** In British English, Dutch and German; `~` stands for a no-break space. */
  readonly written: readonly [string, string, string]
}

const cases: readonly Case[] = [
  { fact: { money: 1199 }, written: ['€1,199', '€~1.199', '1.199~€'] },
  { fact: { money: 0 }, written: ['€0', '€~0', '0~€'] },
  { fact: { percent: 2.5 }, written: ['2.5%', '2,5%', '2,5~%'] },
  { fact: { number: 0 }, written: ['0', '0', '0'] },
  { fact: { number: 30, unit: 'minute' }, written: ['30~minutes', '30~minuten', '30~Minuten'] },
  { fact: { range: [2, 3], unit: 'week' }, written: ['2–3~weeks', '2–3~weken', '2–3~Wochen'] },
  { fact: { moneyRange: [4.5, 12] }, written: ['€4.50–12', '€~4,50–12', '4,50–12~€'] },
  {
    fact: { date: '2025-12-31' },
    written: ['31~December~2025', '31~december~2025', '31.~Dezember~2025'],
  },
  { fact: {}, written: ['', '', ''] },
]

test.for(cases)('writes $fact', ({ fact, written }) => {
  const inAll = ['en-GB', 'nl-NL', 'de-DE'].map((locale) =>
    formatFact(fact, { locale, currency: 'EUR' }),
  )

  expect(inAll.map((text) => text.replaceAll('\u00A0', '~'))).toEqual(written)
})

test.for<readonly [Fact, string]>([
  [{ range: [2, 3], unit: 'week' }, '2 tot 3~weken'],
  [{ range: [5, 8] }, '5 tot 8'],
  [{ moneyRange: [10, 50] }, '€~10 tot €~50'],
  [{ moneyRange: [4.5, 12] }, '€~4,50 tot €~12'],
  [{ number: 2, unit: 'week' }, '2~weken'],
  [{ money: 1199 }, '€~1.199'],
])('writes %j in a sentence', ([fact, written]) => {
  const style = { locale: 'nl-NL', currency: 'EUR', range: '{from} tot {to}' }

  expect(formatFact(fact, style)).toBe(written.replaceAll('~', '\u00A0'))
})

test.for(['en', 'nl', 'de', 'sv', 'pl'])('has no narrow spaces in %s', (locale) => {
  const facts = [...cases.map(({ fact }) => fact), { text: 'a\u202Fb\u2009c' }]
  const written = facts.map((fact) => formatFact(fact, { locale, currency: 'EUR' })).join(' ')

  expect(written).not.toMatch(/[\u2009\u202F]/)
})

const facts = 'delivery:\n  core: { range: [2, 3], unit: week }\nprice:\n  core: { money: 599 }\n'

const dutch = `${smallSite['nl/language.yaml']}`.replace(
  /^locale:.*$/m,
  "locale: nl-NL\nrange: '{from} tot {to}'",
)

const { site } = checkSmallSite({ 'facts.yaml': facts, 'nl/language.yaml': dutch })

test.for([
  ['en', 'Ready in {{delivery.core}}', 'Ready in 2–3~weeks'],
  ['nl', 'Klaar in {{delivery.core}}', 'Klaar in 2 tot 3~weken'],
  ['nl', 'Core: {{delivery.core}}, {{price.core}}', 'Core: 2 tot 3~weken, €~599'],
  ['nl', '{{delivery.core}}', '2–3~weken'],
  ['nl', '**{{delivery.core}}**', '**2–3~weken**'],
  ['nl', '{{delivery.core}} ({{price.core}})', '2–3~weken (€~599)'],
] as const)('fills in %s: %s', ([code, text, filled]) => {
  const language = site.languages.find((each) => each.code === code)

  expect(language && fillFacts(site, language, text)).toBe(filled.replaceAll('~', '\u00A0'))
})
