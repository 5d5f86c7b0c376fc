import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
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
    'a record of its own, which is not listed': {
      ...recordedApart('about', 'title'),
      '.state/nl.yaml': '# Nothing yet.\n',
    },
    'a redirect in one language': { ...about, ...redirects('/about: home') },
  },
  clean: {
    'addresses that begin so': { ...about, ...redirects('/about*: home', '/nl/about*: home') },
    'a page with a record of its own that is there': recordedApart('home', 'title'),
    'a list of questions that is gone, with a record of its own': {
      '.state/nl.yaml': '"faqs/about": true\n',
      '.state/nl/faqs/about.yaml': recorded('faqs/about#questions[why].answer')['.state/nl.yaml'],
    },
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
