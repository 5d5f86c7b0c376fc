import { describe, expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { type Fact, factsIn, fillIn, readFacts } from '#generator/model/facts/facts.ts'
import { formatFact } from '#generator/model/facts/format-fact.ts'

interface Case {
  readonly fact: Fact
  /** In British English, Dutch and German; `~` stands for a no-break space. */
  readonly written: readonly [string, string, string]
}

const cases: readonly Case[] = [
  { fact: { money: 1199 }, written: ['€1,199', '€~1.199', '1.199~€'] },
  { fact: { money: 12.5 }, written: ['€12.50', '€~12,50', '12,50~€'] },
  { fact: { money: 0 }, written: ['€0', '€~0', '0~€'] },
  { fact: { percent: 21 }, written: ['21%', '21%', '21~%'] },
  { fact: { percent: 2.5 }, written: ['2.5%', '2,5%', '2,5~%'] },
  { fact: { number: 12345.5 }, written: ['12,345.5', '12.345,5', '12.345,5'] },
  { fact: { number: 0 }, written: ['0', '0', '0'] },
  { fact: { number: 1, unit: 'week' }, written: ['1~week', '1~week', '1~Woche'] },
  { fact: { number: 30, unit: 'minute' }, written: ['30~minutes', '30~minuten', '30~Minuten'] },
  { fact: { range: [2, 3] }, written: ['2–3', '2–3', '2–3'] },
  { fact: { range: [2, 3], unit: 'week' }, written: ['2–3~weeks', '2–3~weken', '2–3~Wochen'] },
  { fact: { moneyRange: [10, 50] }, written: ['€10–50', '€~10–50', '10–50~€'] },
  { fact: { moneyRange: [4.5, 12] }, written: ['€4.50–12', '€~4,50–12', '4,50–12~€'] },
  { fact: { date: '2025-06-01' }, written: ['1~June~2025', '1~juni~2025', '1.~Juni~2025'] },
  {
    fact: { date: '2025-12-31' },
    written: ['31~December~2025', '31~december~2025', '31.~Dezember~2025'],
  },
  { fact: { text: 'De Vries' }, written: ['De Vries', 'De Vries', 'De Vries'] },
  { fact: {}, written: ['', '', ''] },
]

test.for(cases)('writes $fact', ({ fact, written }) => {
  const inAll = ['en-GB', 'nl-NL', 'de-DE'].map((locale) =>
    formatFact(fact, { locale, currency: 'EUR' }, createMemo()),
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

  expect(formatFact(fact, style, createMemo())).toBe(written.replaceAll('~', '\u00A0'))
})

test('writes money in the currency of the site', () => {
  const written = formatFact({ money: 20 }, { locale: 'en-GB', currency: 'GBP' }, createMemo())

  expect(written).toBe('£20')
})

test.for(['en', 'nl', 'de', 'fr', 'sv', 'pl'])('has no narrow spaces in %s', (locale) => {
  const facts = [...cases.map(({ fact }) => fact), { text: 'a\u202Fb\u2009c' }]
  const written = facts
    .map((fact) => formatFact(fact, { locale, currency: 'EUR' }, createMemo()))
    .join(' ')

  expect(written).not.toMatch(/[\u2009\u202F]/)
})

describe('readFacts', () => {
  test('names facts by group and name', () => {
    const facts = readFacts(
      { price: { core: { money: 599 } }, company: { name: { text: 'X' } } },
      createMemo(),
    )

    expect([...facts]).toEqual([
      ['price.core', { money: 599 }],
      ['company.name', { text: 'X' }],
    ])
  })

  test.for([undefined, null, 'text', 5, [], { price: 5 }, { price: { core: 599 } }])(
    'passes over what is no fact: %j',
    (data) => {
      expect(readFacts(data, createMemo()).size).toBe(0)
    },
  )
})

describe('fillIn', () => {
  test.for([
    ['From {{price.core}} a month', 'From <price.core> a month'],
    ['{{ price.core }}', '<price.core>'],
    ['{{a.b}}{{c.d}}', '<a.b><c.d>'],
    ['{price.core} and { {price.core} }', '{price.core} and { {price.core} }'],
    ['no fact', 'no fact'],
  ])('%j becomes %j', ([text = '', filled]) => {
    expect(fillIn(text, (name) => `<${name}>`)).toBe(filled)
  })

  test('writes a value as it is, whatever signs are in it', () => {
    expect(fillIn('{{a.b}}', () => '$& $1 {{c.d}}')).toBe('$& $1 {{c.d}}')
  })
})

test('factsIn tells the names and how they are written', () => {
  expect(factsIn('{{a.b}} and {{ c.d }}')).toMatchObject([
    { name: 'a.b', token: '{{a.b}}' },
    { name: 'c.d', token: '{{ c.d }}' },
  ])
})
