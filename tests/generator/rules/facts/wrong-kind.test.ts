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
    'a name as a price': price('{ text: Korenaar }'),
    'a price as a text': price("{ text: '€599' }"),
    'a percentage as a price': price('{ percent: 21 }'),
    'a share as a price': price('{ share: 100 }'),
    'a number as a price': price('{ number: 599 }'),
    'a count as a price': price('{ count: pages/home#sections }'),
    'a period as a price': price('{ number: 2, unit: week }'),
    'a range as a price': price('{ range: [2, 3] }'),
    'a date as a price': price("{ date: '2025-06-01' }"),
    'a name as the other price': price('{ text: Korenaar }', 'price.small'),
    'a name as a duration': booking('{ text: short }'),
    'a range as a duration': booking('{ range: [20, 30], unit: minute }'),
    'a date as a duration': booking("{ date: '2025-06-01' }"),
    'a percentage as a duration': booking('{ percent: 30 }'),
    'money as a duration': booking('{ money: 30 }'),
    'a period of hours': retention('requests', '{ number: 24, unit: hour }'),
    'a period without a unit': retention('spam', '{ number: 30 }'),
    'a range as a period': retention('unsent', '{ range: [7, 14], unit: day }'),
    'a text as a period': retention('requests', '{ text: two years }'),
  },
  clean: {
    'no catalogue': {},
    'a catalogue': catalogSite,
    'a price': price('{ money: 599 }'),
    'a price with cents': price('{ money: 649.50 }'),
    'the other price': price('{ money: 599 }', 'price.small'),
    'a low price': price('{ money: 1 }'),
    'a high price': price('{ money: 129900 }'),
    minutes: booking('{ number: 30, unit: minute }'),
    'an hour': booking('{ number: 1, unit: hour }'),
    'a number': booking('{ number: 45 }'),
    'what is counted': booking('{ count: pages/home#sections, unit: minute }'),
    'a fact that does not exist': {
      ...catalogSite,
      'catalog.yaml': catalogSite['catalog.yaml']?.replace('price.large', 'price.huge'),
    },
    'a period of days': retention('spam', '{ number: 30, unit: day }'),
    'a period of months': retention('requests', '{ number: 24, unit: month }'),
    'a period that only a text says': retention('logs', '{ number: 12, unit: hour }'),
    'no facts': { ...catalogSite, 'facts.yaml': undefined },
    'a name in a text': {
      ...price('{ money: 599 }'),
      'facts.yaml': `${catalogSite['facts.yaml']}made:\n  up: { money: 599 }\n  name: { text: Korenaar }\n`,
    },
    'a site without bookings': {
      'facts.yaml': 'price:\n  bread: { money: 4 }\n  cake: { text: ask }\n',
    },
  },
})
