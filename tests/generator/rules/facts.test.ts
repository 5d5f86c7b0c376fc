import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { edit, editBoth } from '../edit.ts'
import { type Changes, smallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'
import { type Both, findingsOfTexts, holdsForTexts, inDutch, inEnglish } from './texts.ts'

holdsForTexts('facts/format', {
  caught: [
    inDutch('Geldig tot 06/01/2025'),
    ['1.250 clients', '1.250 klanten'],
    inEnglish('After 1,5 hours you have a plan.'),
  ],
  clean: [
    inDutch('Vanaf € 1.199,- exclusief btw'),
    inEnglish('Built on React 19.2 to WCAG 2.2'),
    ['1.250 hours of film', '1,250 uur film'],
    inDutch('Zaterdag tot half 6, om 2 uur ’s middags koffie'),
  ],
  mended: [[inDutch('Nu € 1,199 per stuk'), inDutch('Nu € 1.199 per stuk')]],
})

holdsForTexts('facts/hard-coded', {
  caught: [
    inEnglish('Custom work costs 69 euros an hour.'),
    ['You pay {{payment.start}} first', 'Je betaalt eerst 25%'],
    ['{{hosting.free}} and {{price.core}}', 'twaalf maanden en € 599'],
  ],
  clean: [
    inEnglish('25% of visitors read on a phone.'),
    inEnglish('1000 AA Haarlem, since 2019'),
    inDutch('Kamer 69, artikel 21'),
  ],
  mended: [[inDutch('Vanaf € 599 per site'), inDutch('Vanaf {{price.core}} per site')]],
})

test('the same price is a warning, nearly the same one an error', () => {
  expect(
    findingsOfTexts('facts/hard-coded', inDutch('Core kost € 599,-, Advance € 1.299.')),
  ).toMatchObject([
    {
      severity: 'warning',
      message: '“€ 599,-” is written out; facts.yaml holds it as price.core.',
      related: [{ at: { file: 'content/facts.yaml', line: 2, column: 3 } }],
    },
    { severity: 'error', message: '“€ 1.299” is written out, but price.advance is € 1.199.' },
  ])
})

const email = '{{company.email}}'

holdsForTexts('facts/lost', {
  caught: [
    [`Write to ${email}.`, 'Schrijf ons.'],
    ['See {{ company.email }}', 'Kijk daar'],
    [`Write to ${email} in {{company.city}}.`, 'Schrijf ons in {{company.city}}.'],
  ],
  clean: [
    [`Write to ${email}.`, `Schrijf naar ${email}.`],
    ['{{payment.start}} at the start', 'Een kwart vooraf'],
    ['Mail hello@bakery.example', 'Mail ons'],
  ],
})

holdsForTexts('facts/mismatch', {
  caught: [
    [
      'We are in the studio from 9 to 5, Monday to Friday.',
      'We zijn op werkdagen van 9.00 tot 18.00 uur in de studio.',
    ],
    ['1½ days of workshops', '2,5 dag workshops'],
    ['By 1 May at the latest', 'Uiterlijk 1 juni'],
  ],
  clean: [
    ['Rated 9.1 out of 10 by 64 clients', 'Klanten geven ons gemiddeld een 9,1 (64 beoordelingen)'],
    [
      'Twenty-five people came, twice the number we expected.',
      'Er kwamen 25 mensen, twee keer zoveel als verwacht.',
    ],
    ['At 12:30 sharp', 'Stipt om half één'],
  ],
})

test('points at the figure in both files, and is bound to both texts', () => {
  const pair = ['Ready in 3 weeks.', 'Klaar in 4 weken.'] as const
  expect(findingsOfTexts('facts/mismatch', pair)).toMatchObject([
    {
      severity: 'error',
      at: { file: 'content/nl/pages/home.yaml', line: 8, column: 21, end: { column: 28 } },
      related: [{ at: { file: 'content/en/pages/home.yaml', line: 8, column: 21 } }],
      values: { en: pair[0], nl: pair[1] },
    },
  ])
})

const questions = (...items: readonly Both[]) =>
  `questions:\n${items.map(([question, answer], id) => `  - { id: q${id}, question: '${question}', answer: '${answer}' }\n`).join('')}`

const asked = (en: readonly Both[], nl: readonly Both[]): Changes => ({
  'facts.yaml': 'company:\n  email: { text: hello@bakery.example }\n',
  'en/faqs/home.yaml': questions(...en),
  'nl/faqs/home.yaml': questions(...nl),
})

holdsForSites('facts/mismatch', {
  told: {
    'figures of two questions that changed places': [
      asked(
        [
          ['Core?', '3 weeks.'],
          ['Pro?', '6 weeks.'],
        ],
        [
          ['Core?', '6 weken.'],
          ['Pro?', '3 weken.'],
        ],
      ),
      'nl/faqs/home.yaml:2 Dutch says 6 weken, English says 3 weeks.',
      'nl/faqs/home.yaml:3 Dutch says 3 weken, English says 6 weeks.',
    ],
  },
  clean: {
    'a figure that moved from the question to the answer': asked(
      [['What can I have in 3 weeks?', 'One page.']],
      [['Wat krijg ik snel?', 'In 3 weken één pagina.']],
    ),
  },
})

const withText = (text: string) => edit('en/pages/home.yaml', /text: .*/, `text: ${text}`)

holdsForSites('facts/unknown', {
  caught: {
    'a name cut short': withText('Bread is {{price.brea}}.'),
    'a price in words': withText("'Bread is {{price.bread|words}}.'"),
    'in a menu': editBoth('navigation.yaml', 'Haarlem', "'{{company.city}}'"),
  },
  clean: { 'the small site': {}, 'a fact': withText('Bread is {{price.bread}}.') },
})

/** One more group of facts. */
const group = (lines: string, name = 'made'): Changes => ({
  'facts.yaml': `${smallSite['facts.yaml']}${name}:\n${lines
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('')}`,
})

holdsForSites('facts/value', {
  caught: {
    'a number that is also counted': group('up: { number: 4, count: pages/home#sections }'),
    'a point between thousands': group('up: { money: 1.299 }'),
    'shares that make less': group('a: { share: 30 }\nb: { share: 60 }'),
    'a unit of a text': group('up: { text: bread, unit: day }'),
    'more than all': group('up: { percent: 101 }'),
    'a range backwards': group('up: { range: [3, 2] }'),
    'the 31st of April': group("up: { date: '2025-04-31' }"),
    'a count of a text': group('up: { count: pages/home#title }'),
    'a count in no file': group('up: { count: pages/bread#sections }'),
  },
  clean: {
    'the small site': {},
    'a count with a unit': group('up: { count: pages/home#sections, unit: day }'),
  },
})

/** A plan whose price is this fact. */
const price = (fact: string): Changes => ({
  ...catalogSite,
  'facts.yaml': `${catalogSite['facts.yaml']}made:\n  up: ${fact}\n`,
  'catalog.yaml': catalogSite['catalog.yaml']?.replace('price.large', 'made.up'),
})

holdsForSites('facts/wrong-kind', {
  caught: {
    'a date as a price': price("{ date: '2025-06-01' }"),
    'a period of hours': group('requests: { number: 24, unit: hour }', 'retention'),
    'a text as a period': group('requests: { text: two years }', 'retention'),
  },
  clean: {
    'a price': price('{ money: 30 }'),
    'a fact that does not exist': { ...price('{}'), 'facts.yaml': smallSite['facts.yaml'] },
    'a period of days': group('spam: { number: 30, unit: day }', 'retention'),
  },
})
