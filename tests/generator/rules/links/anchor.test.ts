import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { editBoth, inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { callout } from '../callout.ts'
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

test.for(['home#about', '#about', 'terms#terms', 'terms#law', 'home', 'https://a.example/#b', '#'])(
  '%s leads somewhere',
  (target) => {
    expect(found({ ...terms, ...linkTo(target) })).toEqual([])
  },
)

test.for(['home#abuot', '#nowhere', 'terms#about', 'terms#laws', 'home#About'])(
  '%s leads nowhere, in either language',
  (target) => {
    expect(found({ ...terms, ...linkTo(target) })).toHaveLength(2)
  },
)

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
const menu = (target: string) =>
  editBoth('navigation.yaml', 'header:', `header:\n  - { label: Deal, to: '${target}' }`)
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
    'two letters swapped': linkTo('home#abuot'),
    'a capital': linkTo('home#About'),
    'a plural': withTerms('terms#laws'),
    'a part of a name': withTerms('terms#la'),
    'the title instead of the id': withTerms('terms#Terms'),
    'a part of another page': withTerms('terms#about'),
    'on its own page': linkTo('#nowhere'),
    'the Dutch name of a part': linkTo('home#over-ons'),
    'a clause that Dutch calls otherwise': { ...half, ...linkTo('terms#law') },
    'a clause that English calls otherwise': { ...half, ...linkTo('terms#wet') },
    'in a text': callout('See [us](home#abuot).'),
    'in a text, on its own page': callout('See [us](#abuot).'),
    'the second link of a text': callout('See [us](home#about) or [this](home#this).'),
    'in a menu': menu('home#contact'),
    'at another address of a page': {
      'en/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
      'nl/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
      ...linkTo('rules#wal'),
    },
    'a question without its section': { ...faq('price'), ...linkTo('asked#price') },
    'a question that there is not': { ...faq('price'), ...linkTo('asked#faq-time') },
  },
  clean: {
    'the small site': {},
    'a section': linkTo('home#about'),
    'a section of its own page': linkTo('#about'),
    'the top of a page': linkTo('#'),
    'a page': linkTo('home'),
    'a section of another page': withTerms('terms#terms'),
    'a clause': withTerms('terms#law'),
    'at another address of a page': {
      'en/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
      'nl/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
      ...linkTo('rules#law'),
    },
    'a part of another site': linkTo('https://a.example/#b'),
    'a mail address': linkTo('mailto:hello@bakery.example'),
    'a page that there is not, which is told as that': linkTo('hom#about'),
    'in a text': callout('See [us](home#about).'),
    'in a text, on its own page': callout('See [us](#call).'),
    'a number sign without a link': callout('We are number 1 (#1).'),
    'in a menu': menu('home#about'),
    'a question, after its section': { ...faq('price'), ...linkTo('asked#faq-price') },
    'a catalogue': catalogSite,
  },
})
