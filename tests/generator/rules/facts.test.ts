import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth } from '../edit.ts'
import { type Changes, checkSmallSite, smallSite } from '../small-site.ts'
import { dutch, english, holdsFor } from './corpus.ts'
import { type EnglishAndDutch, findingsOfPair } from './pair.ts'
import { findingsOfRule, holdsForSites } from './sites.ts'

holdsFor('facts/format', {
  caught: [
    dutch('Geldig tot 06/01/2025'),
    ['1.250 clients', '1.250 klanten'],
    ['1,250 km', '1,250 km'],
    english('From €1.199 excluding VAT'),
    english('After 1,5 hours you have a plan.'),
  ],
  clean: [
    dutch('Vanaf € 1.199,- exclusief btw'),
    english('Built on React 19.2 to WCAG 2.2'),
    ['1.250 hours of film', '1,250 uur film'],
    ['8 pm', '’s avonds 8 uur'],
    dutch('Zaterdag tot half 6, om 2 uur ’s middags koffie'),
  ],
  mended: [[dutch('Nu € 1,199 per stuk'), dutch('Nu € 1.199 per stuk')]],
})

holdsFor('facts/hard-coded', {
  caught: [
    english('Custom work costs 69 euros an hour.'),
    english('Prices exclude 21% VAT.'),
    dutch('Core kost sinds dit jaar € 649.'),
    ['You pay {{payment.start}} first', 'Je betaalt eerst 25%'],
    ['{{hosting.free}} and {{price.core}}', 'twaalf maanden en € 599'],
  ],
  clean: [
    english('From {{price.core}} excluding {{vat.rate}} VAT.'),
    english('25% of visitors read on a phone.'),
    english('1000 AA Haarlem, since 2019'),
    dutch('25% van de bezoekers leest op een telefoon.'),
    dutch('Kamer 69, artikel 21'),
  ],
  mended: [
    [dutch('Vanaf € 599 per site'), dutch('Vanaf {{price.core}} per site')],
    [dutch('Vanaf € 599,- per site'), dutch('Vanaf € 599,- per site')],
  ],
})

test('the same price is a warning with a fix, nearly the same one an error', () => {
  expect(
    findingsOfPair('facts/hard-coded', dutch('Core kost € 599, Advance € 1.299.')),
  ).toMatchObject([
    {
      severity: 'warning',
      message: '“€ 599” is written out; facts.yaml holds it as price.core.',
      hint: 'Write {{price.core}}.',
      related: [{ at: { file: 'content/facts.yaml', line: 2, column: 3 } }],
    },
    { severity: 'error', message: '“€ 1.299” is written out, but price.advance is € 1.199.' },
  ])
})

test('a round percentage is known by the words it is used with', () => {
  const pair = [
    'Payment: {{payment.start}} when the project starts. Again: you pay 25% when the project starts.',
    'Betaling.',
  ] as const

  expect(findingsOfPair('facts/hard-coded', pair)).toMatchObject([
    { message: '“25%” is written out; facts.yaml holds it as payment.start.' },
  ])
})

const email = '{{company.email}}'

holdsFor('facts/lost', {
  caught: [
    [`Write to ${email}.`, 'Schrijf ons.'],
    [`Or mail ${email} at night`, 'Of mail ’s nachts'],
    [`See {{ company.email }}`, 'Kijk daar'],
    [`${email} is read every day.`, 'We lezen elke dag onze mail.'],
    [`Ask ${email}, we answer within a day.`, 'Vraag het, we antwoorden binnen een dag.'],
  ],
  clean: [
    [`Write to ${email}.`, `Schrijf naar ${email}.`],
    ['From {{price.core}}', 'Vanaf € 599'],
    ['{{payment.start}} at the start', 'Een kwart vooraf'],
    ['{{clients.served}} clients', 'Veel klanten'],
    ['Mail hello@bakery.example', 'Mail ons'],
  ],
})

test('a fact that the translation has beside it is not lost', () => {
  const pair: EnglishAndDutch = [`Write to ${email}.`, 'Schrijf ons.']
  const facts = { 'facts.yaml': 'company:\n  email: { text: hello@bakery.example }\n' }
  const callout = (text: string, label: string) =>
    `    link: { label: "${label}", to: home }\n    text: "${text}"\n`
  const found = findingsOfRule('facts/lost', {
    ...facts,
    ...edit('en/pages/home.yaml', /heading|text: .*/, callout(pair[0], 'Go').trimStart()),
    ...edit('nl/pages/home.yaml', /heading|text: .*/, callout(pair[1], 'Ga').trimStart()),
  })
  expect(found.map(({ message }) => message)).toEqual([
    'English fills in {{company.email}} here, Dutch does not.',
  ])
  expect(findingsOfPair('facts/lost', pair, 'nl').map(({ message }) => message)).toEqual([
    'Het Engels vult hier {{company.email}} in, het Nederlands niet.',
  ])
})

holdsFor('facts/mismatch', {
  caught: [
    [
      'We are in the studio from 9 to 5, Monday to Friday.',
      'We zijn op werkdagen van 9.00 tot 18.00 uur in de studio.',
    ],
    ['We reply within 24 hours.', 'Binnen 48 uur heb je antwoord.'],
    [
      'The second round starts on 3 March 2026 at 2 pm.',
      'De tweede ronde begint op 3 maart 2026 om 15.00 uur.',
    ],
    ['1½ days of workshops', '2,5 dag workshops'],
    ['By 1 May at the latest', 'Uiterlijk 1 juni'],
    ['Between 6 and 8 pm', 'Tussen 6 en 8 uur ’s ochtends'],
  ],
  clean: [
    ['Rated 9.1 out of 10 by 64 clients', 'Klanten geven ons gemiddeld een 9,1 (64 beoordelingen)'],
    [
      'Open Monday to Friday from 9 am to 5:30 pm',
      'Open van maandag tot en met vrijdag, 9.00 tot 17.30 uur',
    ],
    [
      '7 out of 10 B2B buyers decide before they call.',
      '7 van de 10 zakelijke kopers zijn eruit voordat ze bellen.',
    ],
    [
      'Twenty-five people came, twice the number we expected.',
      'Er kwamen 25 mensen, twee keer zoveel als verwacht.',
    ],
    ['3 out of 4 visitors', 'driekwart van de bezoekers'],
    ['At 12:30 sharp', 'Stipt om half één'],
  ],
})

test('points at the figure in both files, and is bound to both texts', () => {
  const pair = ['Ready in 3 weeks.', 'Klaar in 4 weken.'] as const

  expect(findingsOfPair('facts/mismatch', pair)).toMatchObject([
    {
      severity: 'error',
      at: { file: 'content/nl/pages/home.yaml', line: 8, column: 21, end: { column: 28 } },
      related: [{ at: { file: 'content/en/pages/home.yaml', line: 8, column: 21 } }],
      values: { en: pair[0], nl: pair[1] },
    },
  ])
})

const questions = (items: readonly string[]) => `questions:\n${items.join('')}`

const item = (id: string, question: string, answer: string) =>
  `  - { id: ${id}, question: '${question}', answer: '${answer}' }\n`

const mismatches = (en: readonly string[], nl: readonly string[]) =>
  checkSmallSite({ 'en/faqs/home.yaml': questions(en), 'nl/faqs/home.yaml': questions(nl) })
    .diagnostics.filter(({ code }) => code === 'facts/mismatch')
    .map(({ path }) => path)

test('a figure may move from the question to the answer', () => {
  const english = [item('time', 'What can I have in 3 weeks?', 'One page.')]
  const dutch = [item('time', 'Wat krijg ik snel?', 'In 3 weken één pagina.')]

  expect(mismatches(english, dutch)).toEqual([])
})

test('a figure may not move to another question', () => {
  const english = [item('core', 'Core?', '3 weeks.'), item('pro', 'Pro?', '6 weeks.')]
  const dutch = [item('core', 'Core?', '6 weken.'), item('pro', 'Pro?', '3 weken.')]

  expect(mismatches(english, dutch)).toEqual(['questions[core].answer', 'questions[pro].answer'])
})

const withText = (text: string) => edit('en/pages/home.yaml', /text: .*/, `text: ${text}`)

holdsForSites('facts/unknown', {
  caught: {
    'a misspelt name': withText('Bread is {{price.bred}}.'),
    'a name cut short': withText('Bread is {{price.brea}}.'),
    'a price in words': withText("'Bread is {{price.bread|words}}.'"),
    'in a menu': editBoth('navigation.yaml', 'Haarlem', "'{{company.city}}'"),
  },
  clean: {
    'the small site': {},
    'a fact': withText('Bread is {{price.bread}}.'),
  },
})

/** Facts of one group, by name, as YAML. */
const facts = (group: Readonly<Record<string, string>>): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}group:\n${Object.entries(group)
    .map(([name, fact]) => `  ${name}: ${fact}\n`)
    .join('')}`,
})

const fact = (text: string) => facts({ fact: text })

const parts = (...shares: readonly string[]) =>
  facts(Object.fromEntries(shares.map((share, index) => [`part-${index}`, `{ share: ${share} }`])))

holdsForSites('facts/value', {
  caught: {
    'a number that is also counted': fact('{ number: 4, count: pages/home#sections }'),
    'a point between thousands': fact('{ money: 1.299 }'),
    'three shares that make less': parts('30', '30', '30'),
    'a unit of a text': fact('{ text: bread, unit: day }'),
    'more than all': fact('{ percent: 101 }'),
    'a range backwards': fact('{ range: [3, 2] }'),
    'the 31st of April': fact("{ date: '2025-04-31' }"),
    'a count of a text': fact('{ count: pages/home#title }'),
    'a count in no file': fact('{ count: pages/bread#sections }'),
  },
  clean: {
    'the small site': {},
    'a count with a unit': fact('{ count: pages/home#sections, unit: day }'),
  },
})

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
