import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'

import { holdsForSites } from '../sites.ts'

const questions = (...ids: string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`

test.for([
  {
    name: 'an id twice in a list',
    changes: inBoth('faqs/home.yaml', questions('price', 'time', 'price')),
    findings: [
      'content/en/faqs/home.yaml:4:11 content/duplicate-id The id "price" is used twice in this list.',
      'content/nl/faqs/home.yaml:4:11 content/duplicate-id The id "price" is used twice in this list.',
    ],
  },
])('$name', ({ changes, findings }) => {
  const found = findingsOf(changes).filter((each) => each.includes(' content/duplicate-id '))

  expect(found).toEqual(findings)
})

const figures = (...ids: readonly string[]) =>
  `figures:\n${ids.map((id) => `  - { id: ${id}, value: 64%, label: Phone, description: of visits }\n`).join('')}`

const catalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('content/duplicate-id', {
  caught: {
    'two fields of a form': inBoth(
      'forms/order.yaml',
      form('{ name: who, kind: email, label: A }'),
    ),
    'two plans': catalog('id: large,', 'id: small,'),
  },
  clean: {
    'nothing but the small site': {},
    'figures that say the same': inBoth('statistics/home.yaml', figures('phone', 'desk')),
  },
})
