import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites } from '../sites.ts'

/** A record of texts, as `accept` writes it. */
const recorded = (...keys: readonly string[]): Changes => ({
  '.state/nl.yaml': keys
    .map((key) => `"${key}": { source: "7a9c01", target: "55e2b0", was: "About us" }\n`)
    .join(''),
})
/** The same, in a file for each page. */
const recordedApart = (page: string, ...paths: readonly string[]): Changes => ({
  '.state/nl.yaml': `"pages/${page}": true\n`,
  [`.state/nl/pages/${page}.yaml`]: recorded(...paths.map((path) => `pages/${page}#${path}`))[
    '.state/nl.yaml'
  ],
})
const redirects = (...lines: readonly string[]): Changes => ({
  'redirects.yaml': `${lines.join('\n')}\n`,
})
const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''
const about = recorded('pages/about#title', 'pages/about#sections[us].text')

holdsForSites('page/removed', {
  caught: {
    'a page on record': about,
    'one of its texts': recorded('pages/about#title'),
    'a text in a section': recorded('pages/about#sections[us].text'),
    'a page in a folder': recorded('pages/plans/core#title'),
    'a page with a longer name than another': recorded('pages/home-2#title'),
    'two pages': recorded('pages/about#title', 'pages/prices#title'),
    'beside one that is there': recorded('pages/home#title', 'pages/prices#title'),
    'a page with a record of its own': recordedApart('about', 'title'),
    'such a page in a folder': recordedApart('plans/core', 'sections[us].text'),
    'a page whose record is gone too': { '.state/nl.yaml': '"pages/about": true\n' },
    'a record of its own, which is not listed': {
      ...recordedApart('about', 'title'),
      '.state/nl.yaml': '# Nothing yet.\n',
    },
    'redirects of other pages': { ...about, ...redirects('/prices: home', '/nl/prices: home') },
    'a redirect in one language': { ...about, ...redirects('/about: home') },
    'a redirect in the other': { ...about, ...redirects('/nl/about: home') },
    'a redirect of what is below it': { ...about, ...redirects('/about/*: home') },
    'a page with an address that begins alike': {
      ...about,
      ...redirects('/about-us: home', '/nl/about-us: home'),
    },
    'a page that has its name elsewhere': { ...about, ...inBoth('pages/us/about.yaml', page) },
    'questions of that name': {
      ...about,
      ...inBoth('faqs/about.yaml', 'questions: [{ id: a, question: Why, answer: So }]\n'),
    },
    'in a site of three languages': { ...about, ...edit('site.yaml', '[en, nl]', '[en, nl, de]') },
    'an entry with a reason': {
      '.state/nl.yaml':
        '"pages/about#title": { source: "7a9c01", target: "55e2b0", was: "About us", kept: "so" }\n',
    },
  },
  clean: {
    'the small site': {},
    'a page that is there': recorded('pages/home#title'),
    'no record': redirects('/about: home'),
    'an empty record': { '.state/nl.yaml': '# Written by diptych accept and diptych keep.\n' },
    'an address that leads elsewhere': {
      ...about,
      ...redirects('/about: home', '/nl/about: home'),
    },
    'an address with a slash at its end': {
      ...about,
      ...redirects('/about/: home', '/nl/about/: home'),
    },
    'addresses that begin so': { ...about, ...redirects('/about*: home', '/nl/about*: home') },
    'all that was in a folder': {
      ...recorded('pages/plans/core#title', 'pages/plans/pro#title'),
      ...redirects('/plans/*: home', '/nl/plans/*: home'),
    },
    'another address of a page': {
      ...about,
      ...inBoth('pages/us.yaml', `aliases: [/about]\n${page}`),
    },
    'a page with a record of its own that is there': recordedApart('home', 'title'),
    'a list of questions that is gone, with a record of its own': {
      '.state/nl.yaml': '"faqs/about": true\n',
      '.state/nl/faqs/about.yaml': recorded('faqs/about#questions[why].answer')['.state/nl.yaml'],
    },
    'a page that is still to be written': {
      ...about,
      ...edit('site.yaml', /$/, 'upcoming: [about]\n'),
    },
    'a page in English alone': { ...about, 'en/pages/about.yaml': `languages: [en]\n${page}` },
    'a page in Dutch alone': { ...about, 'nl/pages/about.yaml': `languages: [nl]\n${page}` },
    'a text that is gone from a page': recorded('pages/home#sections[gone].text'),
    'a list of questions that is gone': recorded('faqs/home#questions[why].answer'),
    'a menu': recorded('navigation#header[0].label'),
    'a page that cannot be read': { ...about, ...inBoth('pages/about.yaml', 'title: [\n') },
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
  ['one address leads elsewhere already', about, '/about: home\n', '/nl/about: home\n'],
  [
    'there is a page above it',
    { ...recorded('pages/plans/core#title'), ...inBoth('pages/plans.yaml', page) },
    '/old: home\n',
    '/plans/core: plans\n/nl/plans/core: plans\n',
  ],
  [
    'its file has a new name',
    {
      '.state/nl.yaml':
        '"pages/about#title": { source: "ca1bdc", target: "55e2b0", was: "Bakery in Haarlem" }\n',
      ...inBoth('pages/us.yaml', page),
      'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('Bakery in', 'Bread of'),
    },
    '/old: home\n',
    '/about: us\n/nl/about: us\n',
  ],
  [
    'its file has a new name, and it had a record of its own',
    {
      '.state/nl.yaml': '"pages/about": true\n',
      '.state/nl/pages/about.yaml':
        '"pages/about#title": { source: "ca1bdc", target: "55e2b0", was: "Bakery in Haarlem" }\n',
      ...inBoth('pages/us.yaml', page),
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
