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
  test('on one line', () => {
    expect(found(fact('{ money: 1.299 }'))).toEqual([
      '4:18 facts/value The amount "1.299" is not written the way this file writes money. Write 1299: no sign and nothing between thousands, and a point before cents.',
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
])('$name', ({ changes, finding }) => {
  expect(found(changes)).toEqual([finding])
})

holdsForSites('facts/value', {
  caught: {
    'a number that is also counted': fact('{ number: 4, count: pages/home#sections }'),
    'a point between thousands': fact('{ money: 1.299 }'),
    'three shares that make less': parts('30', '30', '30'),
    'the 31st of April': fact("{ date: '2025-04-31' }"),
    'a count of a text': fact('{ count: pages/home#title }'),
  },
  clean: {
    'the small site': {},
    'a count with a unit': fact('{ count: pages/home#sections, unit: day }'),
  },
})
