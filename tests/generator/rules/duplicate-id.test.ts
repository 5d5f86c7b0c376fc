import { expect, test } from 'vitest'
import { editBoth, inBoth } from '../edit.ts'
import { findingsOf } from '../small-site.ts'

const questions = (...ids: string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`
const statement = '  - { type: statement, id: about, tile: sun, text: Again }\n'

const form = (field: string) => `fields:
  - { name: who, kind: text, label: Who }
  - ${field}
submit: Send
processing: Sending
success: { heading: Thanks, text: We bake. }
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
      'content/en/pages/home.yaml:9:28 content/duplicate-id The id "about" is used twice in this list.',
      'content/nl/pages/home.yaml:9:28 content/duplicate-id The id "about" is used twice in this list.',
    ],
  },
])('$name', ({ changes, findings }) => {
  const found = findingsOf(changes).filter((each) => each.includes(' content/duplicate-id '))

  expect(found).toEqual(findings)
})
