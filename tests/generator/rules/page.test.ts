import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../small-site.ts'
import { callout } from './callout.ts'
import { findingsOfRule, holdsForSites } from './sites.ts'

/** A document, by its id and those of its clauses. */
const legal = (id: string, ...clauses: readonly string[]) => ({
  type: 'document',
  id,
  heading: 'Terms',
  contents: 'Contents',
  dates: [],
  clauses: clauses.map((clause) => ({ id: clause, heading: clause, text: 'So it is.' })),
})

const statement = (id: string) => ({
  type: 'text',
  look: 'statement',
  id,
  tile: 'key',
  text: 'Bread.',
})

const termsText = (...sections: readonly object[]) =>
  JSON.stringify({ title: 'Terms', description: 'Our terms', sections })

const termsPage = (...sections: readonly object[]) =>
  inBoth('pages/terms.yaml', termsText(...sections))

holdsForSites('page/duplicate-anchor', {
  caught: {
    'a clause with the id of a section after': termsPage(legal('terms', 'data'), statement('data')),
    'a section with the id of the page': termsPage(statement('main')),
  },
  clean: {
    'the small site': {},
    'two clauses with one id, which another rule reports': termsPage(
      legal('terms', 'data', 'data'),
    ),
  },
})

const aboutPage = (more = '') => `title: About
description: About
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`

const both = (name: string, more = '') => inBoth(`pages/${name}.yaml`, aboutPage(more))

holdsForSites('page/duplicate-path', {
  caught: {
    'a path that another file name gives': { ...both('about'), ...both('us', 'path: /about\n') },
    'two pages in Dutch that share a translated path': {
      'nl/pages/brood.yaml': aboutPage('path: /brood\n'),
      'nl/pages/bakken.yaml': aboutPage('path: /brood\n'),
    },
  },
  clean: {
    'one page': {},
    'many other addresses': both('about', 'aliases: [/us, /we, /our-bakery]\n'),
  },
})

const redirectsOf = (text: string) => ({ 'redirects.yaml': text })

const breadPage = (more = '') => `title: Bread
description: Bread
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`

const withPage = (name: string, text: string, more = '') => ({
  ...inBoth(`pages/${name}.yaml`, breadPage(more)),
  ...redirectsOf(text),
})

holdsForSites('page/hidden-redirect', {
  caught: {
    'the Dutch home page': redirectsOf('/nl: https://shop.example\n'),
    'all of Dutch, to Dutch': withPage('bread', '/nl/*: bread\n'),
  },
  clean: {
    'no redirects': {},
    'a folder, to a page beside it': withPage('plans', '/plans/*: plans\n'),
  },
})

const file = 'pages/home.yaml'

const homePage = (path?: string) =>
  `${path === undefined ? '' : `path: ${path}\n`}title: Bread\ndescription: Our bread\nsections:\n  - { type: text, look: statement, id: bread, tile: key, text: Bread }\n`

const inEnglish = edit(`en/${file}`, 'path: /\n', 'path: /\nlanguages: [en]\n')

holdsForSites('page/no-home', {
  caught: {
    'no home page': { [`en/${file}`]: undefined, [`nl/${file}`]: undefined },
    'a home page in English only': { ...inEnglish, [`nl/${file}`]: undefined },
    'a home page with another address in Dutch': edit(`nl/${file}`, 'path: /\n', 'path: /start\n'),
  },
  clean: {
    'pages with addresses': inBoth('pages/bread.yaml', homePage('/our-bread')),
    'a translation that is missing by mistake': { [`nl/${file}`]: undefined },
  },
})

const offerPage = (more = '') => `title: Offer
description: Offer
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake }
`

const link = (to: string) => `    link: { label: More, to: ${to} }\n`

const fromHome = (to: string): Changes => ({
  ...edit('en/pages/home.yaml', /$/, link(to)),
  ...edit('nl/pages/home.yaml', /$/, link(to)),
})

const orphans = (changes: Changes) =>
  checkSmallSiteWholly(changes)
    .diagnostics.filter(({ code }) => code === 'page/orphan')
    .map(({ at, message }) => `${at.file} ${message}`)

test('two pages that only link to each other', () => {
  const to = (other: string) =>
    offerPage().replace('We bake }', `We bake, link: { label: Here, to: ${other} } }`)
  const island = {
    ...inBoth('pages/offer.yaml', to('deal')),
    ...inBoth('pages/deal.yaml', to('offer')),
  }

  expect(orphans(island)).toHaveLength(4)
  expect(orphans({ ...island, ...fromHome('deal') })).toEqual([])
})

const offer = inBoth('pages/offer.yaml', offerPage())

holdsForSites('page/orphan', {
  caught: {
    'a page that nothing leads to': offer,
    'its name without a link': { ...offer, ...callout('See the offer.') },
  },
  clean: {
    'the home page': {},
    'it says so itself': inBoth('pages/offer.yaml', offerPage('unlisted: true\n')),
    'in a text': { ...offer, ...callout('See [the offer](offer).') },
  },
})

/** The records of a document, as `accept` writes them. */
const recorded = (address: string, title = '7a9c01'): Changes => ({
  '.state/nl.yaml': `"${address}": true\n`,
  [`.state/nl/${address}.yaml`]: `"${address}#title": { source: "${title}", target: "55e2b0", was: "About us" }\n`,
})

const redirects = (...lines: readonly string[]): Changes => ({
  'redirects.yaml': `${lines.join('\n')}\n`,
})

const someplace = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

const about = recorded('pages/about')

holdsForSites('page/removed', {
  caught: {
    'a record of its own, which is not listed': {
      ...about,
      '.state/nl.yaml': '# Nothing yet.\n',
    },
    'a redirect in one language': { ...about, ...redirects('/about: home') },
  },
  clean: {
    'addresses that begin so': { ...about, ...redirects('/about*: home', '/nl/about*: home') },
    'a page with a record of its own that is there': recorded('pages/home'),
    'a list of questions that is gone, with a record of its own': recorded('faqs/about'),
  },
})

const fixOf = (changes: Changes) =>
  findingsOfRule('page/removed', changes).map(({ fix }) => fix?.edits.map(({ text }) => text))

test('the fix adds its addresses to the redirects', () => {
  const [finding] = findingsOfRule('page/removed', { ...about, ...redirects('/old: home') })
  expect(finding?.fix?.edits).toEqual([
    {
      at: {
        file: 'content/redirects.yaml',
        line: 2,
        column: 1,
        end: { file: 'content/redirects.yaml', line: 2, column: 1 },
      },
      text: '/about: home\n/nl/about: home\n',
    },
  ])
})

test.for([
  ['the last line has no end', about, '/old: home', '\n/about: home\n/nl/about: home\n'],
  [
    'there is a page above it',
    { ...recorded('pages/plans/core'), ...inBoth('pages/plans.yaml', someplace) },
    '/old: home\n',
    '/plans/core: plans\n/nl/plans/core: plans\n',
  ],
  [
    'its file has a new name',
    {
      ...recorded('pages/about', 'ca1bdc'),
      ...inBoth('pages/us.yaml', someplace),
      'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('Bakery in', 'Bread of'),
    },
    '/old: home\n',
    '/about: us\n/nl/about: us\n',
  ],
] as const)('%s', ([, changes, written, added]) => {
  expect(fixOf({ ...changes, 'redirects.yaml': written })).toEqual([[added]])
})

test('without redirects there is nothing to add to, and the lines are told', () => {
  const found = findingsOfRule('page/removed', about)
  expect(found.map(({ hint, fix }) => ({ hint, fix }))).toEqual([
    {
      hint: 'Add to redirects.yaml: /about: home and /nl/about: home, or name another page there.',
      fix: undefined,
    },
  ])
})
