import { expect, test } from 'vitest'

import { editBoth, inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const legal = (clause: string) => `title: Terms
description: Terms
sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates: []
    clauses:
      - { id: ${clause}, heading: Law, text: The law applies. }
`
const linkTo = (target: string): Changes =>
  editBoth('pages/home.yaml', /$/, `    link: { label: More, to: '${target}' }\n`)

const found = (changes: Changes) =>
  findingsOf(changes).filter((finding) => finding.includes('links/anchor'))

const terms = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('law') }
const half = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('wet') }

test.for(['home#about'])('%s leads somewhere', (target) => {
  expect(found({ ...terms, ...linkTo(target) })).toEqual([])
})

test.for(['home#abuot'])('%s leads nowhere, in either language', (target) => {
  expect(found({ ...terms, ...linkTo(target) })).toHaveLength(2)
})

test('a part of a page at another of its addresses', () => {
  const aliased = {
    'en/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
    'nl/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
  }
  expect(found({ ...aliased, ...linkTo('rules#law') })).toEqual([])
  expect(found({ ...aliased, ...linkTo('rules#wal') })).toHaveLength(2)
})

test('a part that one language lacks', () => {
  expect(found({ ...half, ...linkTo('terms#law') })).toEqual([
    'content/nl/pages/home.yaml:10:36 links/anchor The page "terms" has no part "law" in Dutch.',
  ])
})

test('a link in a text', () => {
  const callout = `  - type: action
    id: call
    tile: key
    text: See [us](home#abuot).
    actions: [{ label: Home, to: home }]
    look: line
`
  expect(found(editBoth('pages/home.yaml', /$/, callout))).toEqual([
    'content/en/pages/home.yaml:13:24 links/anchor The page "home" has no part "abuot" in English.',
    'content/nl/pages/home.yaml:13:24 links/anchor The page "home" has no part "abuot" in Dutch.',
  ])
})

const withTerms = (target: string): Changes => ({ ...terms, ...linkTo(target) })

const faq = (id: string): Changes => ({
  ...inBoth('faqs/home.yaml', `questions:\n  - { id: ${id}, question: Why, answer: So }\n`),
  ...inBoth(
    'pages/asked.yaml',
    `title: Asked
description: Asked
sections:
  - { type: faq, id: faq, heading: Asked, faq: home }
`,
  ),
})

holdsForSites('links/anchor', {
  caught: {
    'a part of another page': withTerms('terms#about'),
    'on its own page': linkTo('#nowhere'),
  },
  clean: {
    'the small site': {},
    'a question, after its section': { ...faq('price'), ...linkTo('asked#faq-price') },
  },
})
