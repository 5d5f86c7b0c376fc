import { expect, test } from 'vitest'
import { editBoth, inBoth } from '../edit.ts'
import { findingsOf } from '../small-site.ts'

const questions = (...ids: string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: Why, answer: So }\n`).join('')}`
const statement = '  - { type: statement, id: about, tile: sun, text: Again }\n'

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
