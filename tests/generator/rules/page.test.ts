import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { type Changes, smallSite } from '../small-site.ts'
import { callout } from './pieces.ts'
import { findingsOfRule, holdsForSites } from './sites.ts'

/** A page with these lines besides, whose section has this id. */
const page = (more = '', id = 'about') => `title: Bread
description: Bread
${more}sections:
  - { type: text, look: statement, id: ${id}, tile: key, text: We bake }
`

const both = (name: string, more = '', id = 'about') => inBoth(`pages/${name}.yaml`, page(more, id))

/** A page with a document of these clauses, above a section. */
const legal = (section: string, ...clauses: readonly string[]) => ({
  'en/pages/terms.yaml': page('', section).replace(
    'sections:\n',
    `sections:
  - type: document
    id: terms
    heading: Terms
    contents: Contents
    dates: []
    clauses: [${clauses.map((id) => `{ id: ${id}, heading: Law, text: So it is. }`).join(', ')}]
`,
  ),
})

holdsForSites('page/duplicate-anchor', {
  told: {
    'a clause with the id of a section after': [
      legal('data', 'data'),
      'en/pages/terms.yaml:10 "data" is the address of another part of this page too.',
    ],
    'the id of the page': [
      legal('main', 'data'),
      'en/pages/terms.yaml:10 "main" is the address of the page’s own main part.',
    ],
  },
  clean: { 'two clauses with one id, which another rule reports': legal('end', 'data', 'data') },
})

holdsForSites('page/duplicate-path', {
  caught: {
    'a path that another file name gives': { ...both('about'), ...both('us', 'path: /about\n') },
    'two pages in Dutch that share a translated path': {
      'nl/pages/brood.yaml': page('path: /brood\n'),
      'nl/pages/bakken.yaml': page('path: /brood\n'),
    },
  },
  clean: { 'many other addresses': both('about', 'aliases: [/us, /we, /our-bakery]\n') },
})

const redirects = (...lines: readonly string[]): Changes => ({
  'redirects.yaml': `${lines.join('\n')}\n`,
})

holdsForSites('page/hidden-redirect', {
  caught: {
    'the Dutch home page': redirects('/nl: https://shop.example'),
    'all of Dutch, to Dutch': { ...both('bread'), ...redirects('/nl/*: bread') },
  },
  clean: {
    'a folder, to a page beside it': { ...both('plans'), ...redirects('/plans/*: plans') },
  },
})

const home = 'pages/home.yaml'

holdsForSites('page/no-home', {
  caught: {
    'no home page': inBoth(home, page('path: /bread\n')),
    'a home page in English only': {
      ...edit(`en/${home}`, 'path: /\n', 'path: /\nlanguages: [en]\n'),
      [`nl/${home}`]: undefined,
    },
    'a home page with another address in Dutch': edit(`nl/${home}`, 'path: /\n', 'path: /start\n'),
  },
  clean: {
    'pages with addresses': both('bread', 'path: /our-bread\n'),
    'a translation that is missing by mistake': { [`nl/${home}`]: undefined },
  },
})

const linking = (name: string, to: string) =>
  inBoth(
    `pages/${name}.yaml`,
    page().replace('We bake }', `We bake, link: { label: Here, to: ${to} } }`),
  )

const island = { ...linking('offer', 'deal'), ...linking('deal', 'offer') }

holdsForSites('page/orphan', {
  told: {
    'two pages that only link to each other': [
      island,
      ...['en/pages/offer', 'en/pages/deal', 'nl/pages/offer', 'nl/pages/deal'].map(
        (file) => `${file}.yaml:1 Nothing leads to the page "${file.slice('en/pages/'.length)}".`,
      ),
    ],
  },
  caught: { 'its name without a link': { ...both('offer'), ...callout('See the offer.') } },
  clean: {
    'the home page': {},
    'pages with a way in': { ...island, ...callout('See [the deal](deal).') },
    'it says so itself': both('offer', 'unlisted: true\n'),
  },
})

/** The record of a document, as `accept` writes it. */
const recorded = (address: string, title = '7a9c01'): Changes => ({
  [`.state/nl/${address}.yaml`]: `"${address}#title": { source: "${title}", target: "55e2b0", was: "About us" }\n`,
})

const someplace = smallSite[`en/${home}`]?.replace('path: /\n', '') ?? ''

holdsForSites('page/removed', {
  told: {
    'a redirect in one language': [
      { ...recorded('pages/about'), ...redirects('/about: home') },
      'redirects.yaml:1 The page "about" is gone, and its addresses lead nowhere: /nl/about.',
    ],
  },
  caught: { 'a record of its own': recorded('pages/about') },
  clean: {
    'addresses that begin so': {
      ...recorded('pages/about'),
      ...redirects('/about*: home', '/nl/about*: home'),
    },
    'a page that is there': recorded('pages/home'),
    'a list of questions that is gone': recorded('faqs/about'),
  },
})

test.for([
  ['/', 'about', 'home', {}],
  ['the page above it', 'plans/core', 'plans', inBoth('pages/plans.yaml', someplace)],
  [
    'the page with its title',
    'about',
    'us',
    {
      ...recorded('pages/about', 'ca1bdc'),
      ...inBoth('pages/us.yaml', someplace),
      ...edit(`en/${home}`, 'Bakery in', 'Bread of'),
    },
  ],
] as const)('a removed page leads to %s', ([, gone, target, changes]) => {
  const [found] = findingsOfRule('page/removed', { ...recorded(`pages/${gone}`), ...changes })
  expect(found?.hint).toBe(
    `Add to redirects.yaml: /${gone}: ${target} and /nl/${gone}: ${target}, or name another page there.`,
  )
})
