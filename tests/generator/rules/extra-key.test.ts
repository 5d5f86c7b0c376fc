import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { findingsOf, smallSite } from '../small-site.ts'

const home = 'content/nl/pages/home.yaml'
const question = (id: string) => `  - { id: ${id}, question: Why, answer: So }\n`
const faqSection = '  - { type: faq, id: faq, heading: Asked, faq: home'
const chat = 'chat: { text: Or, label: Write, to: https://chat.example, greeting: Hello }'

test.for([
  {
    name: 'a key that only the translation has',
    changes: edit('nl/pages/home.yaml', /$/, '    link: { label: Verder, to: home }\n'),
    findings: [`${home}:9:5 parity/extra-key "link" is in "nl" only.`],
  },
  {
    name: 'a key that only the source has',
    changes: edit('en/pages/home.yaml', /$/, '    link: { label: More, to: home }\n'),
    findings: [`${home}:8:5 parity/missing-key "link" is missing in "nl".`],
  },
  {
    name: 'an item that only the translation has, by its id',
    changes: {
      'en/faqs/home.yaml': `questions:\n${question('price')}`,
      'nl/faqs/home.yaml': `questions:\n${question('time')}${question('price')}`,
    },
    findings: ['content/nl/faqs/home.yaml:2:5 parity/extra-key The item "time" is in "nl" only.'],
  },
  {
    name: 'items in another order',
    changes: {
      'en/faqs/home.yaml': `questions:\n${question('price')}${question('time')}`,
      'nl/faqs/home.yaml': `questions:\n${question('time')}${question('price')}`,
    },
    findings: [
      'content/nl/faqs/home.yaml:2:5 parity/order In Dutch this list is in another order than in English.',
    ],
  },
  {
    name: 'an item without id, by its position',
    changes: edit('nl/navigation.yaml', 'lines: [Haarlem]', 'lines: [Haarlem, Nederland]'),
    findings: [
      'content/nl/navigation.yaml:7:20 parity/extra-key Item 2 of this list is in "nl" only.',
    ],
  },
  {
    name: 'a key that each language decides on for itself',
    changes: {
      ...inBoth('faqs/home.yaml', `questions:\n${question('price')}`),
      'en/pages/home.yaml': `${smallSite['en/pages/home.yaml']}${faqSection} }\n`,
      'nl/pages/home.yaml': `${smallSite['nl/pages/home.yaml']}${faqSection}, ${chat} }\n`,
    },
    findings: [],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})
