import { describe, expect, test } from 'vitest'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** Facts of one group, by name, as YAML. */
const facts = (group: Readonly<Record<string, string>>): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}group:\n${Object.entries(group)
    .map(([name, fact]) => `  ${name}: ${fact}\n`)
    .join('')}`,
})
const fact = (text: string) => facts({ fact: text })
const parts = (...shares: readonly string[]) =>
  facts(Object.fromEntries(shares.map((share, index) => [`part-${index}`, `{ share: ${share} }`])))

const found = (changes: Changes) =>
  checkSmallSite(changes).diagnostics.map(
    ({ at, code, message, hint }) => `${at.line}:${at.column} ${code} ${message} ${hint}`,
  )

describe('an amount as people write it says how to write it, and nothing else', () => {
  test.for([
    { written: '1.299', amount: '1299' },
    { written: '1.200', amount: '1200' },
    { written: '12.500', amount: '12500' },
    { written: "'649,50'", shown: '649,50', amount: '649.50' },
    { written: "'1.299,50'", shown: '1.299,50', amount: '1299.50' },
    { written: "'1,299'", shown: '1,299', amount: '1299' },
    { written: "'1,299.50'", shown: '1,299.50', amount: '1299.50' },
    { written: '€ 599', amount: '599' },
    { written: '€599', amount: '599' },
    { written: '599 euro', amount: '599' },
    { written: '1 299', amount: '1299' },
    { written: '1_299', amount: '1299' },
    { written: "'599'", shown: '599', amount: '599' },
    { written: "'599,-'", shown: '599,-', amount: '599' },
  ])('$written', ({ written, shown = written, amount }) => {
    expect(found(fact(`{ money: ${written} }`))).toEqual([
      `4:18 facts/value The amount "${shown}" is not written the way this file writes money. Write ${amount}: no sign and nothing between thousands, and a point before cents.`,
    ])
  })

  test('also on a line of its own', () => {
    expect(found(facts({ fact: '\n    money: 649,50' }))).toEqual([
      '5:12 facts/value The amount "649,50" is not written the way this file writes money. Write 649.50: no sign and nothing between thousands, and a point before cents.',
    ])
  })
})

test.for([
  {
    name: 'shares that make less',
    changes: parts('25', '65'),
    finding:
      '3:1 facts/value The shares of "group" make 90% together, not 100%. Let them make 100. A percentage of something else is written as percent.',
  },
  {
    name: 'a range that goes down',
    changes: fact('{ range: [8, 5] }'),
    finding:
      '4:18 facts/value This range goes from 8 to 5. Write the smaller number first. If both are the same, write one number instead.',
  },
  {
    name: 'a day that there is not',
    changes: fact("{ date: '2025-02-30' }"),
    finding:
      '4:17 facts/value There is no 2025-02-30 in the calendar. Write year, month and day, such as 2026-11-21.',
  },
  {
    name: 'a count of what is not there',
    changes: fact('{ count: pages/home#section }'),
    finding:
      '4:18 facts/value "pages/home#section" names nothing that can be counted. After # comes the name of a list in content/en/pages/home.yaml, such as questions.',
  },
  {
    name: 'the lowest of what is no list of prices',
    changes: fact('{ lowest: walls#flower.rows }'),
    finding:
      '4:19 facts/value "walls#flower.rows" names no prices. After # come the name of a list in content/walls.yaml and the key that names a price, such as plans.price.',
  },
])('$name', ({ changes, finding }) => {
  expect(found(changes)).toEqual([finding])
})

holdsForSites('facts/value', {
  caught: {
    'a unit alone': fact('{ unit: week }'),
    'two values': fact('{ money: 4, percent: 21 }'),
    'three values': fact('{ money: 4, percent: 21, number: 1 }'),
    'a number that is also counted': fact('{ number: 4, count: pages/home#sections }'),
    'a unit of money': fact('{ money: 4, unit: hour }'),
    'a unit of a text': fact('{ text: Open, unit: hour }'),
    'a price of nothing': fact('{ money: 0 }'),
    'a price below nothing': fact('{ money: -4 }'),
    'a range of prices from nothing': fact('{ moneyRange: [0, 10] }'),
    'a point between thousands': fact('{ money: 1.299 }'),
    'a point that YAML forgets': fact('{ money: 2.000 }'),
    'a comma before cents': facts({ fact: '\n    money: 649,50' }),
    'a comma between thousands': facts({ fact: '\n    money: 1,299' }),
    'a sign': fact('{ money: € 4 }'),
    'a price in quotes': fact("{ money: '4' }"),
    'more than everything': fact('{ percent: 121 }'),
    'less than nothing': fact('{ percent: -5 }'),
    'a share of more than all': parts('125'),
    'shares that make less': parts('25', '50'),
    'shares that make more': parts('25', '80'),
    'one share': parts('50'),
    'three shares that make less': parts('30', '30', '30'),
    'a range that goes down': fact('{ range: [3, 2], unit: week }'),
    'a range from and to the same': fact('{ range: [3, 3] }'),
    'a range of prices that goes down': fact('{ moneyRange: [50, 10] }'),
    'the 31st of April': fact("{ date: '2025-04-31' }"),
    'the 29th of February of a short year': fact("{ date: '2025-02-29' }"),
    'a thirteenth month': fact("{ date: '2025-13-01' }"),
    'the lowest price of a file that is not there': fact('{ lowest: catalog#plans.price }'),
    'the lowest of things without a price': fact('{ lowest: pages/home#sections.id }'),
    'a count in no file': fact('{ count: quizzes/none#questions }'),
    'a count of a text': fact('{ count: pages/home#title }'),
    'a count of no list': fact('{ count: pages/home#parts }'),
    'a count in no section': fact('{ count: "pages/home#sections[none].items" }'),
  },
  clean: {
    'the small site': {},
    'no facts': { 'facts.yaml': undefined },
    'a price': fact('{ money: 1299 }'),
    'a price with cents': fact('{ money: 649.50 }'),
    'a price with one decimal': fact('{ money: 4.5 }'),
    'a price below one': fact('{ money: 0.25 }'),
    'a percentage': fact('{ percent: 21 }'),
    'no percentage at all': fact('{ percent: 0 }'),
    everything: fact('{ percent: 100 }'),
    'half a percent': fact('{ percent: 0.5 }'),
    'percentages that make less': facts({ a: '{ percent: 25 }', b: '{ percent: 21 }' }),
    'percentages that make more': facts({ a: '{ percent: 80 }', b: '{ percent: 30 }' }),
    'two shares': parts('25', '75'),
    'three thirds': parts('33.33', '33.33', '33.33'),
    'three thirds, rounded': parts('33.3', '33.3', '33.4'),
    'all in one': parts('100'),
    'shares beside something else': facts({
      a: '{ share: 40 }',
      b: '{ share: 60 }',
      c: '{ percent: 9 }',
    }),
    'a number with a unit': fact('{ number: 2, unit: week }'),
    'a number with three decimals': fact('{ number: 1.299 }'),
    'a number below nothing': fact('{ number: -18 }'),
    'a range': fact('{ range: [2, 3], unit: week }'),
    'a range below nothing': fact('{ range: [-18, 4] }'),
    'a range of prices': fact('{ moneyRange: [10, 50] }'),
    'a day': fact("{ date: '2025-06-01' }"),
    'the 29th of February of a long year': fact("{ date: '2024-02-29' }"),
    'a text': fact('{ text: 1.299 }'),
    'a count of a list': fact('{ count: pages/home#sections }'),
    'a count of what is the same in every language': fact('{ count: walls#flower.rows }'),
    'a count of a group': fact('{ count: walls#flower }'),
    'a count with a unit': fact('{ count: pages/home#sections, unit: day }'),
    'a currency with three decimals': {
      ...fact('{ money: 1.299 }'),
      'site.yaml': `${smallSite['site.yaml']}currency: KWD\n`,
    },
  },
})
