import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** The fact that a plan names as its price, as YAML. */
const price = (fact: string, name = 'price.large'): Changes => ({
  ...catalogSite,
  'facts.yaml': `${catalogSite['facts.yaml']}made:\n  up: ${fact}\n`,
  'catalog.yaml': catalogSite['catalog.yaml']?.replace(name, 'made.up'),
})

/** The fact that says how long a booking takes. */
const booking = (fact: string): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}made:\n  up: ${fact}\n`,
  'site.yaml': `${smallSite['site.yaml']}scheduling:
  name: Agenda
  script: https://agenda.example/a.js
  global: Agenda
  booking: https://agenda.example/{minutes}
  duration: made.up
`,
})

test('says what is wanted, and shows the fact', () => {
  const { diagnostics } = checkSmallSite(price('{ text: Korenaar }'))

  expect(diagnostics).toMatchObject([
    {
      code: 'facts/wrong-kind',
      at: { file: 'content/catalog.yaml', line: 3 },
      message: 'The fact "made.up" is no amount of money.',
      hint: 'Name another fact, or write "made.up" in facts.yaml as { money: 599 }.',
      related: [{ at: { file: 'content/facts.yaml', line: 8 }, message: 'The fact is here.' }],
    },
  ])
})

/** How long the server keeps what. */
const retention = (name: string, fact: string): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}retention:\n  ${name}: ${fact}\n`,
})

holdsForSites('facts/wrong-kind', {
  caught: {
    'a date as a price': price("{ date: '2025-06-01' }"),
    'a date as a duration': booking("{ date: '2025-06-01' }"),
    'a period of hours': retention('requests', '{ number: 24, unit: hour }'),
    'a range as a period': retention('unsent', '{ range: [7, 14], unit: day }'),
    'a text as a period': retention('requests', '{ text: two years }'),
  },
  clean: {
    'a fact that does not exist': {
      ...catalogSite,
      'catalog.yaml': catalogSite['catalog.yaml']?.replace('price.large', 'price.huge'),
    },
    'a period of days': retention('spam', '{ number: 30, unit: day }'),
  },
})
