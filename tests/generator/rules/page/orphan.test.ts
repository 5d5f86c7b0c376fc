import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSiteWholly } from '../../small-site.ts'
import { callout } from '../callout.ts'
import { holdsForSites } from '../sites.ts'

const page = (more = '') => `title: Offer
description: Offer
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake }
`
const link = (to: string) => `    link: { label: More, to: ${to} }\n`
const fromHome = (to: string): Changes => ({
  ...edit('en/pages/home.yaml', /$/, link(to)),
  ...edit('nl/pages/home.yaml', /$/, link(to)),
})
const found = (changes: Changes) =>
  checkSmallSiteWholly(changes)
    .diagnostics.filter(({ code }) => code === 'page/orphan')
    .map(({ at, message }) => `${at.file} ${message}`)

test('a page that nothing leads to, in each language', () => {
  expect(found(inBoth('pages/offer.yaml', page()))).toEqual([
    'content/en/pages/offer.yaml Nothing leads to the page "offer".',
    'content/nl/pages/offer.yaml Nothing leads to the page "offer".',
  ])
})

test('a page that only links to itself', () => {
  expect(
    found(inBoth('pages/offer.yaml', page() + link('offer').replace('    link', '  #'))),
  ).toHaveLength(2)
  const itself = page().replace('We bake }', 'We bake, link: { label: Here, to: offer } }')
  expect(found(inBoth('pages/offer.yaml', itself))).toHaveLength(2)
})

test('two pages that only link to each other', () => {
  const to = (other: string) =>
    page().replace('We bake }', `We bake, link: { label: Here, to: ${other} } }`)
  const island = {
    ...inBoth('pages/offer.yaml', to('deal')),
    ...inBoth('pages/deal.yaml', to('offer')),
  }

  expect(found(island)).toHaveLength(4)
  expect(found({ ...island, ...fromHome('deal') })).toEqual([])
})

test('a page that one language does not link to', () => {
  const changes = {
    ...inBoth('pages/offer.yaml', page()),
    ...edit('en/pages/home.yaml', /$/, link('offer')),
  }
  expect(found(changes)).toEqual(['content/nl/pages/offer.yaml Nothing leads to the page "offer".'])
})

test.for([
  {
    name: 'another page leads to it',
    changes: { ...inBoth('pages/offer.yaml', page()), ...fromHome('offer') },
  },
  {
    name: 'a link to a part of it',
    changes: { ...inBoth('pages/offer.yaml', page()), ...fromHome('offer#about') },
  },
  {
    name: 'a link to its other address',
    changes: { ...inBoth('pages/offer.yaml', page('aliases: [/deal]\n')), ...fromHome('deal') },
  },
  { name: 'it says so itself', changes: inBoth('pages/offer.yaml', page('unlisted: true\n')) },
  {
    name: 'it is shown where there is no page',
    changes: inBoth('pages/offer.yaml', page('status: 404\n')),
  },
  { name: 'it is the first page', changes: {} },
])('$name: nothing to say', ({ changes }) => {
  expect(found(changes)).toEqual([])
})

const linkedTo = (to: string) =>
  page().replace('We bake }', `We bake, link: { label: Here, to: '${to}' } }`)
const offer = inBoth('pages/offer.yaml', page())
const withMenu = (to: string) =>
  editBoth('navigation.yaml', 'header:', `header:\n  - { label: Deal, to: '${to}' }`)
const faq = (answer: string) =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${answer}' }\n`)

holdsForSites('page/orphan', {
  caught: {
    'a page that nothing leads to': offer,
    'a page in a folder': inBoth('pages/plans/core.yaml', page()),
    'a page that links to itself': inBoth('pages/offer.yaml', linkedTo('offer')),
    'a page that links home': inBoth('pages/offer.yaml', linkedTo('home')),
    'two pages that link to each other': {
      ...inBoth('pages/offer.yaml', linkedTo('deal')),
      ...inBoth('pages/deal.yaml', linkedTo('offer')),
    },
    'three in a circle': {
      ...inBoth('pages/a.yaml', linkedTo('b')),
      ...inBoth('pages/b.yaml', linkedTo('c')),
      ...inBoth('pages/c.yaml', linkedTo('a')),
    },
    'a page that an orphan leads to': {
      ...offer,
      ...inBoth('pages/deal.yaml', page()),
      ...inBoth('pages/offer.yaml', linkedTo('deal')),
    },
    'linked to in English alone': { ...offer, ...edit('en/pages/home.yaml', /$/, link('offer')) },
    'linked to in Dutch alone': { ...offer, ...edit('nl/pages/home.yaml', /$/, link('offer')) },
    'a link to its address on another site': {
      ...offer,
      ...fromHome('https://elsewhere.example/offer'),
    },
    'a link to a misspelt name': { ...offer, ...fromHome('ofer') },
    'a link to a page of which its name is the start': { ...offer, ...fromHome('offers') },
    'a page that says it is listed': inBoth('pages/offer.yaml', page('unlisted: false\n')),
    'its name without a link': { ...offer, ...callout('See the offer.') },
    'a link in a heading, which can have none': {
      ...offer,
      ...editBoth('pages/home.yaml', /title: .*/, "title: 'See [us](offer)'"),
    },
    'a page in one language': { 'en/pages/offer.yaml': page('languages: [en]\n') },
    'a part of the home page': { ...offer, ...fromHome("'#offer'") },
  },
  clean: {
    'the home page': {},
    'linked to from home': { ...offer, ...fromHome('offer') },
    'a part of it linked to': { ...offer, ...fromHome('offer#about') },
    'in the menu': { ...offer, ...withMenu('offer') },
    'in the drawer': {
      ...offer,
      ...editBoth('navigation.yaml', 'drawer:', 'drawer:\n  - { label: Deal, to: offer }'),
    },
    'in the footer': {
      ...offer,
      ...editBoth(
        'navigation.yaml',
        'columns: []',
        'columns: [{ heading: More, links: [{ label: Deal, to: offer }] }]',
      ),
    },
    'in a text': { ...offer, ...callout('See [the offer](offer).') },
    'in an answer': { ...offer, ...faq('See [the offer](offer).') },
    'by way of another page': {
      ...offer,
      ...inBoth('pages/deal.yaml', linkedTo('offer')),
      ...fromHome('deal'),
    },
    'by way of two': {
      ...inBoth('pages/a.yaml', linkedTo('b')),
      ...inBoth('pages/b.yaml', linkedTo('c')),
      ...inBoth('pages/c.yaml', page()),
      ...fromHome('a'),
    },
    'at another of its addresses': {
      ...inBoth('pages/offer.yaml', page('aliases: [/deal]\n')),
      ...fromHome('deal'),
    },
    unlisted: inBoth('pages/offer.yaml', page('unlisted: true\n')),
    'from an unlisted page': {
      ...offer,
      ...inBoth(
        'pages/thanks.yaml',
        linkedTo('offer').replace('sections', 'unlisted: true\nsections'),
      ),
    },
    'where there is no page': inBoth('pages/offer.yaml', page('status: 404\n')),
    'of a plan in the catalogue': catalogSite,
    'in one language, linked to there': {
      'en/pages/offer.yaml': page('languages: [en]\n'),
      ...edit('en/pages/home.yaml', /$/, link('offer')),
    },
  },
})
