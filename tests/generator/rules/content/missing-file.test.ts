import { expect, test } from 'vitest'
import { edit, editBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'

import { holdsForSites } from '../sites.ts'

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'

test.for([
  {
    name: 'questions under another name: told once',
    changes: { 'en/faqs/prices.yaml': faq, 'nl/faqs/prijzen.yaml': faq },
    findings: [
      'content/nl/faqs/prijzen.yaml:1:1 content/missing-file This is content/en/faqs/prices.yaml in Dutch, under another name.',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

holdsForSites('content/missing-file', {
  caught: {
    'a folder for a listed language': edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    'the Dutch questions': { 'en/faqs/home.yaml': faq },
    'the English questions': { 'nl/faqs/home.yaml': faq },
    'the facts that a text has': {
      ...editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
      'facts.yaml': undefined,
    },
  },
  clean: {
    'the small site': {},
    'a page that has a rule of its own': { 'en/pages/about.yaml': smallSite['en/pages/home.yaml'] },
  },
})
