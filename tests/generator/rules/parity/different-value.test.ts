import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
const select = (...values: readonly string[]) =>
  `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: ${value} }`).join(', ')}] }`

const questions = (en: readonly string[], nl: readonly string[]): Changes => {
  const list = (ids: readonly string[], question: string) =>
    `questions:\n${ids.map((id) => `  - { id: ${id}, question: '${question} ${id}?', answer: '${id}.' }\n`).join('')}`
  return { 'en/faqs/home.yaml': list(en, 'Why'), 'nl/faqs/home.yaml': list(nl, 'Waarom') }
}

const statistics = (en: string, nl: string): Changes => {
  const list = (label: string, source: string, asOf: string) => `figures:
  - id: phone
    value: 64%
    label: ${label}
    description: ${label}
    source: ${source}
    asOf: '${asOf}'
`
  return {
    'en/statistics/home.yaml': list('Mobile', 'Our own count', en),
    'nl/statistics/home.yaml': list('Mobiel', 'Eigen telling', nl),
  }
}

const story = (heading: string, wall: string, side: string) => `  - type: text
    look: prose
    id: link
    heading: ${heading}
    text: ${heading}
    ${wall}
    ${side}
`
const stories = (en: string, nl: string, wall = 'media: { wall: flower }'): Changes => ({
  ...edit('en/pages/home.yaml', /$/, story('Our oven', 'media: { wall: flower }', en)),
  ...edit('nl/pages/home.yaml', /$/, story('Onze oven', wall, nl)),
})

const shown = (en: string, nl: string): Changes => ({
  ...edit('en/pages/home.yaml', /$/, `  - { type: faq, id: faq, heading: Asked often, ${en} }\n`),
  ...edit('nl/pages/home.yaml', /$/, `  - { type: faq, id: faq, heading: Vaak gevraagd, ${nl} }\n`),
})

const forms = (en: string, nl: string): Changes => ({
  'en/forms/order.yaml': form(en),
  'nl/forms/order.yaml': form(nl),
})

const ofCode = (changes: Changes, code: string) =>
  findingsOf(changes).filter((finding) => finding.includes(code))

const different = [
  {
    name: 'a look',
    changes: edit('nl/pages/home.yaml', 'look: statement', 'look: prose'),
    at: '9:11',
  },
  { name: 'a tile', changes: edit('nl/pages/home.yaml', 'tile: key', 'tile: lock'), at: '7:11' },
  {
    name: 'the name of a field',
    changes: forms(
      '{ name: size, kind: text, label: Size }',
      '{ name: maat, kind: text, label: Maat }',
    ),
    at: '3:13',
  },
  {
    name: 'the kind of a field',
    changes: forms(
      '{ name: size, kind: text, label: Size }',
      '{ name: size, kind: email, label: Maat }',
    ),
    at: '3:25',
  },
  {
    name: 'a value that is sent',
    changes: forms(select('large', 'small'), select('large', 'klein')),
    at: '3:97',
  },
  {
    name: 'a number',
    changes: forms(
      '{ name: size, kind: textarea, label: Size, rows: 3 }',
      '{ name: size, kind: textarea, label: Maat, rows: 4 }',
    ),
    at: '3:54',
  },
  {
    name: 'true and false',
    changes: forms(
      '{ name: size, kind: text, label: Size, half: true }',
      '{ name: size, kind: text, label: Maat, half: false }',
    ),
    at: '3:50',
  },
  {
    name: 'the id of a section that was translated',
    changes: edit('nl/pages/home.yaml', 'id: about', 'id: over-ons'),
    at: '6:9',
  },
  {
    name: 'the id of a question that was translated',
    changes: questions(['price', 'time'], ['price', 'tijd']),
    at: '3:11',
  },
  {
    name: 'whether search engines list a page',
    changes: {
      ...edit('en/pages/home.yaml', /^/, 'unlisted: true\n'),
      ...edit('nl/pages/home.yaml', /^/, 'unlisted: false\n'),
    },
    at: '1:11',
  },
  {
    name: 'another address of a page',
    changes: {
      ...edit('en/pages/home.yaml', /^/, 'aliases: [/start]\n'),
      ...edit('nl/pages/home.yaml', /^/, 'aliases: [/begin]\n'),
    },
    at: '1:11',
  },
  {
    name: 'of when a figure is',
    changes: statistics('2025-06', '2025-07'),
    at: '7:11',
  },
  {
    name: 'the side of a picture',
    changes: stories('side: end', 'side: start'),
    at: '16:11',
  },
  {
    name: 'the wall of a picture',
    changes: {
      ...stories('side: end', 'side: end', 'media: { wall: loaf }'),
      'walls.yaml': 'flower:\n  rows: [leaf leaf]\nloaf:\n  rows: [leaf leaf]\n',
    },
    at: '15:20',
  },
  {
    name: 'the list of questions that a section shows',
    changes: {
      ...questions(['price'], ['price']),
      ...inBoth('faqs/plans.yaml', 'questions:\n  - { id: time, question: When, answer: Soon }\n'),
      ...shown('faq: home', 'faq: plans'),
    },
    at: '10:56',
  },
]

test.for(different)('$name that differs is found where it stands', ({ changes, at }) => {
  const found = ofCode(changes, 'parity/different-value')
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`:${at} `)
})

const same = [
  { name: 'the same in both', changes: inBoth('forms/order.yaml', form(select('large', 'small'))) },
  {
    name: 'words that differ',
    changes: edit('nl/pages/home.yaml', 'title: Bakkerij in Haarlem', 'title: Molen'),
  },
  {
    name: 'what each language decides on for itself',
    changes: edit('nl/language.yaml', 'locale: nl', 'locale: nl-BE'),
  },
  {
    name: 'items in another order, which is told once',
    changes: forms(select('large', 'small'), select('small', 'large')),
  },
  {
    name: 'the same section with other words',
    changes: stories('side: end', 'side: end'),
  },
  {
    name: 'the same ids, quoted in one language',
    changes: edit('nl/pages/home.yaml', 'id: about', "id: 'about'"),
  },
  {
    name: 'the same keys in another order',
    changes: edit('nl/pages/home.yaml', 'id: about\n    tile: key', 'tile: key\n    id: about'),
  },
  {
    name: 'the same numbers, written in another way',
    changes: forms(
      '{ name: size, kind: textarea, label: Size, rows: 3 }',
      '{ name: size, kind: textarea, label: Maat, rows: 3.0 }',
    ),
  },
  {
    name: 'the name of a language',
    changes: edit('nl/language.yaml', 'name: Nederlands', 'name: Vlaams'),
  },
  {
    name: 'questions of which each language has its own words',
    changes: questions(['price', 'time'], ['price', 'time']),
  },
  {
    name: 'the words of a figure, its source among them',
    changes: statistics('2025-06', '2025-06'),
  },
  {
    name: 'an item that is missing, which is told once',
    changes: questions(['price', 'time', 'oven'], ['price', 'oven']),
  },
  {
    name: 'an item too many, which is told once',
    changes: questions(['price', 'oven'], ['price', 'time', 'oven']),
  },
  {
    name: 'how a page speaks to its readers',
    changes: edit('nl/pages/home.yaml', /^/, 'register: u\n'),
  },
  {
    name: 'words of a choice beside the value that is sent',
    changes: forms(
      '{ name: size, kind: select, label: Size, options: [{ value: large, label: Large }] }',
      '{ name: size, kind: select, label: Maat, options: [{ value: large, label: Groot }] }',
    ),
  },
]

const named = (cases: readonly { readonly name: string; readonly changes: Changes }[]) =>
  Object.fromEntries(cases.map(({ name, changes }) => [name, changes]))

holdsForSites('parity/different-value', { caught: named(different), clean: named(same) })
