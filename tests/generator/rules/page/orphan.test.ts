import { expect, test } from 'vitest'

import { edit, inBoth } from '../../edit.ts'
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
  { name: 'it says so itself', changes: inBoth('pages/offer.yaml', page('unlisted: true\n')) },
])('$name: nothing to say', ({ changes }) => {
  expect(found(changes)).toEqual([])
})

const offer = inBoth('pages/offer.yaml', page())

holdsForSites('page/orphan', {
  caught: {
    'a page that nothing leads to': offer,
    'its name without a link': { ...offer, ...callout('See the offer.') },
  },
  clean: {
    'the home page': {},
    'in a text': { ...offer, ...callout('See [the offer](offer).') },
  },
})
