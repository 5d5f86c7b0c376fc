import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { quizSite, toolBuilder } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const questions = (...ids: string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`
const statement = '  - { type: text, look: statement, id: about, tile: sun, text: Again }\n'

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`

test.for([
  {
    name: 'an id once in its list',
    changes: inBoth('faqs/home.yaml', questions('price', 'time')),
    findings: [],
  },
  {
    name: 'the same id in two lists',
    changes: inBoth('faqs/home.yaml', questions('about')),
    findings: [],
  },
  {
    name: 'an id twice in a list',
    changes: inBoth('faqs/home.yaml', questions('price', 'time', 'price')),
    findings: [
      'content/en/faqs/home.yaml:4:11 content/duplicate-id The id "price" is used twice in this list.',
      'content/nl/faqs/home.yaml:4:11 content/duplicate-id The id "price" is used twice in this list.',
    ],
  },
  {
    name: 'an id three times in a list',
    changes: { 'en/faqs/home.yaml': questions('a', 'a', 'a'), 'nl/faqs/home.yaml': questions('a') },
    findings: [
      'content/en/faqs/home.yaml:3:11 content/duplicate-id The id "a" is used twice in this list.',
      'content/en/faqs/home.yaml:4:11 content/duplicate-id The id "a" is used twice in this list.',
    ],
  },
  {
    name: 'two fields of a form with one name',
    changes: inBoth('forms/order.yaml', form('{ name: who, kind: email, label: Mail }')),
    findings: [
      'content/en/forms/order.yaml:3:13 content/duplicate-id The name "who" is used twice in this list.',
      'content/nl/forms/order.yaml:3:13 content/duplicate-id The name "who" is used twice in this list.',
    ],
  },
  {
    name: 'two choices that send the same',
    changes: inBoth(
      'forms/order.yaml',
      form(
        '{ name: size, kind: select, label: Size, options: [{ value: s, label: Small }, { value: s, label: Large }] }',
      ),
    ),
    findings: [
      'content/en/forms/order.yaml:3:93 content/duplicate-id The value "s" is used twice in this list.',
      'content/nl/forms/order.yaml:3:93 content/duplicate-id The value "s" is used twice in this list.',
    ],
  },
  {
    name: 'two figures that say the same',
    changes: inBoth(
      'statistics/home.yaml',
      'figures:\n  - { id: a, value: 64%, label: Phone, description: of visits }\n  - { id: b, value: 64%, label: Desk, description: of visits }\n',
    ),
    findings: [],
  },
  {
    name: 'two sections with one id',
    changes: editBoth('pages/home.yaml', /$/, statement),
    findings: [
      'content/en/pages/home.yaml:10:40 content/duplicate-id The id "about" is used twice in this list.',
      'content/nl/pages/home.yaml:10:40 content/duplicate-id The id "about" is used twice in this list.',
    ],
  },
])('$name', ({ changes, findings }) => {
  const found = findingsOf(changes).filter((each) => each.includes(' content/duplicate-id '))

  expect(found).toEqual(findings)
})

const legal = (clauses: readonly string[], dates: readonly string[] = []) => `title: Terms
description: What we agree on
sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates: [${dates.map((id) => `{ id: ${id}, label: Since, value: today }`).join(', ')}]
    clauses: [${clauses.map((id) => `{ id: ${id}, heading: Law, text: It applies. }`).join(', ')}]
`
const figures = (...ids: readonly string[]) =>
  `figures:\n${ids.map((id) => `  - { id: ${id}, value: 64%, label: Phone, description: of visits }\n`).join('')}`
const select = (...values: readonly string[]) =>
  `{ name: size, kind: select, label: Size, options: [${values.map((value) => `{ value: ${value}, label: Pick }`).join(', ')}] }`
const catalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('content/duplicate-id', {
  caught: {
    'two questions in English alone': { 'en/faqs/home.yaml': questions('price', 'price') },
    'two questions in Dutch alone': {
      'en/faqs/home.yaml': questions('price', 'time'),
      'nl/faqs/home.yaml': questions('price', 'price'),
    },
    'the first and the last of many': inBoth('faqs/home.yaml', questions('a', 'b', 'c', 'd', 'a')),
    'one with quotes and one without': inBoth('faqs/home.yaml', questions('price', "'price'")),
    'two sections of another type': editBoth(
      'pages/home.yaml',
      /$/,
      '  - { type: action, look: band, id: about, heading: Order, actions: [] }\n',
    ),
    'two sections on a page of its own': edit('nl/pages/home.yaml', /$/, statement),
    'two clauses of the terms': inBoth('pages/terms.yaml', legal(['law', 'court', 'law'])),
    'two dates of the terms': inBoth('pages/terms.yaml', legal(['law'], ['since', 'since'])),
    'two figures': inBoth('statistics/home.yaml', figures('phone', 'phone')),
    'two figures in Dutch': { 'nl/statistics/home.yaml': figures('mobiel', 'tablet', 'mobiel') },
    'two fields of a form': inBoth(
      'forms/order.yaml',
      form('{ name: who, kind: email, label: A }'),
    ),
    'two choices of a field': inBoth('forms/order.yaml', form(select('small', 'large', 'small'))),
    'two plans': catalog('id: large,', 'id: small,'),
    'two features': catalog('id: delivery,', 'id: slicing,'),
    'two categories of the tool builder': quizSite(
      {},
      {
        'en/tool-builder.yaml': toolBuilder({
          categories: [
            { id: 'food', subcategories: [] },
            { id: 'food', subcategories: [] },
          ],
        }),
      },
    ),
    'two subcategories': quizSite(
      {},
      {
        'en/tool-builder.yaml': toolBuilder({
          categories: [{ id: 'food', subcategories: [{ id: 'bread' }, { id: 'bread' }] }],
        }),
      },
    ),
    'two kinds with one code': quizSite(
      {},
      {
        'en/tool-builder.yaml': toolBuilder({ kinds: { options: [{ code: 'A' }, { code: 'A' }] } }),
      },
    ),
  },
  clean: {
    'nothing but the small site': {},
    'questions with ids of their own': inBoth('faqs/home.yaml', questions('price', 'time')),
    'a question called like a section': inBoth('faqs/home.yaml', questions('about')),
    'the same question ids in two lists': {
      ...inBoth('faqs/home.yaml', questions('price')),
      ...inBoth('faqs/plans.yaml', questions('price')),
    },
    'ids of which one begins with the other': inBoth(
      'faqs/home.yaml',
      questions('price', 'prices'),
    ),
    'ids that differ in a number': inBoth('faqs/home.yaml', questions('price-1', 'price-2')),
    'an id that differs per language': {
      'en/faqs/home.yaml': questions('price'),
      'nl/faqs/home.yaml': questions('prijs'),
    },
    'figures that say the same': inBoth('statistics/home.yaml', figures('phone', 'desk')),
    'one figure': inBoth('statistics/home.yaml', figures('phone')),
    'fields with one label': inBoth(
      'forms/order.yaml',
      form('{ name: mail, kind: email, label: Who }'),
    ),
    'a choice that sends the name of its field': inBoth('forms/order.yaml', form(select('size'))),
    'choices with one label': inBoth('forms/order.yaml', form(select('s', 'm', 'l'))),
    'the same fields in two forms': {
      ...inBoth('forms/order.yaml', form(select('s'))),
      ...inBoth('forms/again.yaml', form(select('s'))),
    },
    'clauses and dates that share an id': inBoth('pages/terms.yaml', legal(['law'], ['law'])),
    'the same clauses on two pages': {
      ...inBoth('pages/terms.yaml', legal(['law', 'court'])),
      ...inBoth('pages/privacy.yaml', legal(['law', 'court'])),
    },
    'plans and features': catalogSite,
    'a feature called like a plan': catalog('id: slicing,', 'id: small,'),
    'a tool builder': quizSite(),
  },
})
