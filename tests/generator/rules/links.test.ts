import { expect, test } from 'vitest'
import { checkContent, createCache } from '#generator/index.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { edit, editBoth, inBoth } from '../edit.ts'
import { type Changes, checkSmallSite, smallSite } from '../small-site.ts'
import { callout } from './pieces.ts'
import { holdsForSites } from './sites.ts'
import { holdsForTexts } from './texts.ts'

holdsForTexts('links/address-mismatch', {
  caught: [
    ['[Call](tel:+31201234567)', '[Bel](tel:+31201234568)'],
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

const legal = (clause: string, alias = '') => `title: Terms
description: Terms
${alias}sections:
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

const terms = inBoth('pages/terms.yaml', legal('law', 'aliases: [/rules]\n'))

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
    'a part of another page': { ...terms, ...linkTo('terms#about') },
    'at another address of it': { ...terms, ...linkTo('rules#wal') },
    'on its own page': linkTo('#nowhere'),
    'a part that one language lacks': {
      'en/pages/terms.yaml': legal('law'),
      'nl/pages/terms.yaml': legal('wet'),
      ...linkTo('terms#law'),
    },
    'in a text': callout('See [us](home#abuot).'),
  },
  clean: {
    'a section': linkTo('home#about'),
    'a clause, at another address': { ...terms, ...linkTo('rules#law') },
    'a question, after its section': { ...faq('price'), ...linkTo('asked#faq-price') },
  },
})

test('a link to a question is looked at again once the question has another id', () => {
  const cache = createCache()
  const counts = ['price', 'time', 'price'].map((id) => {
    const changes = { ...smallSite, ...faq(id), ...linkTo('asked#faq-price') }
    const files = new Map(Object.entries(changes).map(([path, text]) => [path, String(text)]))
    const { diagnostics } = checkContent({
      ...{ files, folder: 'content', schemas, validators, today: '2026-11-21', cache },
    })
    return diagnostics.filter(({ code }) => code === 'links/anchor').length
  })
  expect(counts).toEqual([0, 2, 0])
})

const about = (title: string, alias = '') => `title: ${title}
description: ${title}
${alias}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`

const aboutPages = (alias = ''): Changes => ({
  'en/pages/about.yaml': about('About', alias),
  'nl/pages/about.yaml': about('Over ons', alias),
})

const linked = (en: string, nl: string): Changes => ({
  ...aboutPages('aliases: [/over-ons]\n'),
  ...edit('en/pages/home.yaml', /$/, `    link: { label: More, to: '${en}' }\n`),
  ...edit('nl/pages/home.yaml', /$/, `    link: { label: Meer, to: '${nl}' }\n`),
})

const told = (en: string, nl: string) =>
  checkSmallSite(linked(en, nl)).diagnostics.filter(({ code }) => code === 'links/twin')

test('two addresses of one page are a warning', () => {
  expect(told('about', 'over-ons')).toMatchObject([
    {
      severity: 'warning',
      hint: 'It is the same page at another of its addresses. Write one of the two in English and Dutch.',
    },
  ])
})

test('an address of the site itself is a page, whatever its case and language', () => {
  const found = told('https://bakery.example/About', 'https://bakery.example/nl/about')
  expect(found.map(({ fix }) => fix?.edits[0]?.text)).toEqual(['about', 'about'])
})

holdsForSites('links/twin', {
  caught: {
    'another site': linked('https://elsewhere.example', 'about'),
    'a link in a text': {
      ...aboutPages(),
      ...callout('See [us](about).'),
      'nl/pages/home.yaml': callout('Bekijk [ons](home).')['nl/pages/home.yaml'],
    },
    'in a menu': { ...aboutPages(), ...edit('nl/navigation.yaml', 'to: home', 'to: about') },
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
