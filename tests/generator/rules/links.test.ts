import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, checkSmallSite, findingsOf } from '../small-site.ts'
import { holdsFor } from './corpus.ts'
import { holdsForSites } from './sites.ts'

holdsFor('links/address-mismatch', {
  caught: [
    ['[Call](tel:+31201234567)', '[Bel](tel:+31201234568)'],
    ['On bakery.example', 'Op bakkerij.example'],
    ['Visit www.bakery.nl', 'Kijk op www.bakery.com'],
    ['Call us', 'Bel 020 123 45 67'],
    ['[Report](https://bakery.example/report)', '[Rapport](home)'],
  ],
  clean: [
    ['Call +31 20 123 45 67.', 'Bel 020 123 45 67.'],
    ['Mail hello@bakery.example', 'Mail {{company.email}}'],
    ['https://bakery.example/en/menu', 'https://bakery.example/nl/kaart'],
    ['https://bakery.example/?lang=en', 'https://bakery.example/?lang=nl'],
    ['e.g. bakery.com', 'bijv. bakkerij.nl'],
  ],
})

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

const anchors = (changes: Changes) =>
  findingsOf(changes).filter((finding) => finding.includes('links/anchor'))

const terms = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('law') }

test('a part of a page at another of its addresses', () => {
  const aliased = {
    'en/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
    'nl/pages/terms.yaml': `aliases: [/rules]\n${legal('law')}`,
  }
  expect(anchors({ ...aliased, ...linkTo('rules#law') })).toEqual([])
  expect(anchors({ ...aliased, ...linkTo('rules#wal') })).toHaveLength(2)
})

const half = { 'en/pages/terms.yaml': legal('law'), 'nl/pages/terms.yaml': legal('wet') }

const callout = (text: string) => `  - type: action
    id: call
    tile: key
    text: '${text}'
    actions: [{ label: Home, to: home }]
    look: line
`

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
    'a misspelt part': { ...terms, ...linkTo('home#abuot') },
    'on its own page': linkTo('#nowhere'),
    'a part that one language lacks': { ...half, ...linkTo('terms#law') },
    'in a text': editBoth('pages/home.yaml', /$/, callout('See [us](home#abuot).')),
  },
  clean: {
    'the small site': {},
    'a section': linkTo('home#about'),
    'a question, after its section': { ...faq('price'), ...linkTo('asked#faq-price') },
  },
})

const about = (title: string) => `title: ${title}
description: ${title}
sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`

const linked = (en: string, nl: string) => ({
  'en/pages/about.yaml': about('About'),
  'nl/pages/about.yaml': about('Over ons'),
  ...edit('en/pages/home.yaml', /$/, `    link: { label: More, to: '${en}' }\n`),
  ...edit('nl/pages/home.yaml', /$/, `    link: { label: Meer, to: '${nl}' }\n`),
})

const written = (en: string, nl: string) => ({
  'en/pages/about.yaml': about('About'),
  'nl/pages/about.yaml': about('Over ons'),
  ...edit('en/pages/home.yaml', /$/, callout(en)),
  ...edit('nl/pages/home.yaml', /$/, callout(nl)),
})

const twins = (changes: ReturnType<typeof linked>) =>
  checkSmallSite(changes).diagnostics.filter(({ code }) => code === 'links/twin')

test('two addresses of one page are a warning', () => {
  const alias = 'aliases: [/over-ons]\n'
  const both = {
    ...linked('about', 'over-ons'),
    'en/pages/about.yaml': `${alias}${about('About')}`,
    'nl/pages/about.yaml': `${alias}${about('Over ons')}`,
  }

  expect(twins(both)).toMatchObject([
    {
      severity: 'warning',
      hint: 'It is the same page at another of its addresses. Write one of the two in English and Dutch.',
    },
  ])
})

test('an address of the site itself is a page, whatever its case', () => {
  const address = 'https://bakery.example/About'
  const findings = twins(linked(address, address))
  expect(findings).toHaveLength(2)
  expect(findings[0]?.fix?.edits[0]?.text).toMatch(/^(about(#about)?|home)$/)
})

holdsForSites('links/twin', {
  caught: {
    'another site': linked('https://elsewhere.example', 'about'),
    'a link in a text': written('See [us](about).', 'Bekijk [ons](home).'),
    'in a menu': {
      ...inBoth('pages/about.yaml', about('About')),
      ...edit('nl/navigation.yaml', 'to: home', 'to: about'),
    },
  },
  clean: {
    'the small site': {},
    'one page': linked('about', 'about'),
    'another site, per language': linked(
      'https://elsewhere.example/en',
      'https://elsewhere.example/nl',
    ),
  },
})
