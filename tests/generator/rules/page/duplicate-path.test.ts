import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const english = smallSite['en/pages/home.yaml'] ?? ''
const dutch = smallSite['nl/pages/home.yaml'] ?? ''
const moved = (text: string, path: string) => text.replace('path: /', path)

test.for([
  {
    name: 'a second page with an address of its own',
    changes: inBoth('pages/about.yaml', moved(english, 'layout: full')),
    findings: [],
  },
  {
    name: 'a page whose file name gives the address that another has as its path',
    changes: {
      ...inBoth('pages/about.yaml', moved(english, 'layout: full')),
      'en/pages/us.yaml': moved(english, 'path: /about'),
      'nl/pages/us.yaml': moved(dutch, 'path: /about'),
    },
    findings: [
      'content/en/pages/us.yaml:1:7 page/duplicate-path The page "about" has the address /about already.',
      'content/nl/pages/us.yaml:1:7 page/duplicate-path The page "about" has the address /about already.',
    ],
  },
  {
    name: 'a second address that is another page’s first',
    changes: {
      ...inBoth('pages/about.yaml', moved(english, 'layout: full')),
      ...edit('en/pages/home.yaml', 'path: /', 'path: /\naliases: [/us, /about]'),
      ...edit('nl/pages/home.yaml', 'path: /', 'path: /\naliases: [/us, /about]'),
    },
    findings: [
      'content/en/pages/home.yaml:2:16 page/duplicate-path The page "about" has the address /about already.',
      'content/nl/pages/home.yaml:2:16 page/duplicate-path The page "about" has the address /about already.',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

const page = (more = '') => `title: About
description: About
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`
const both = (name: string, more = '') => inBoth(`pages/${name}.yaml`, page(more))

holdsForSites('page/duplicate-path', {
  caught: {
    'a path that another file name gives': { ...both('about'), ...both('us', 'path: /about\n') },
    'a path that begins as those of Dutch': both('a', 'path: /nl\n'),
    'the same path twice': { ...both('a', 'path: /bread\n'), ...both('b', 'path: /bread\n') },
    'the path of the home page': both('start', 'path: /\n'),
    'in Dutch alone': { 'nl/pages/over.yaml': page('path: /\n') },
    'in English alone': { 'en/pages/start.yaml': page('path: /\n') },
    'another address that is a page’s first': {
      ...both('about'),
      ...both('us', 'aliases: [/about]\n'),
    },
    'the same other address of two pages': {
      ...both('a', 'aliases: [/x]\n'),
      ...both('b', 'aliases: [/x]\n'),
    },
    'another address that is its own first': both('about', 'aliases: [/about]\n'),
    'another address twice': both('about', 'aliases: [/us, /us]\n'),
    'another address that is home': both('about', 'aliases: [/]\n'),
    'the last of three addresses': {
      ...both('about'),
      ...both('us', 'aliases: [/a, /b, /about]\n'),
    },
    'a page in a folder': { ...both('plans/core'), ...both('core', 'path: /plans/core\n') },
    'a folder’s page at another address': {
      ...both('plans/core'),
      ...both('core', 'aliases: [/plans/core]\n'),
    },
    'two pages in Dutch that share a translated path': {
      'nl/pages/brood.yaml': page('path: /brood\n'),
      'nl/pages/bakken.yaml': page('path: /brood\n'),
    },
    'three pages at one path': {
      ...both('a', 'path: /c\n'),
      ...both('b', 'path: /c\n'),
      ...both('c'),
    },
    'an unlisted page': { ...both('about'), ...both('us', 'path: /about\nunlisted: true\n') },
  },
  clean: {
    'one page': {},
    'two pages': both('about'),
    'pages with paths of their own': { ...both('a', 'path: /x\n'), ...both('b', 'path: /y\n') },
    'pages that changed paths': { ...both('a', 'path: /b\n'), ...both('b', 'path: /a\n') },
    'a page in a folder of the same name': { ...both('plans'), ...both('plans/core') },
    'the same name in two folders': { ...both('plans/core'), ...both('cases/core') },
    'paths that begin alike': { ...both('bread'), ...both('bread-and-butter') },
    'a path that only English has': {
      'en/pages/a.yaml': page('path: /x\n'),
      'nl/pages/b.yaml': page('path: /x\n'),
    },
    'another address that is nobody’s': both('about', 'aliases: [/us]\n'),
    'many other addresses': both('about', 'aliases: [/us, /we, /our-bakery]\n'),
    'other addresses of two pages': {
      ...both('a', 'aliases: [/x]\n'),
      ...both('b', 'aliases: [/y]\n'),
    },
    'another address below a page': both('about', 'aliases: [/about/us]\n'),
    'a path with a number more': { ...both('page-1'), ...both('page-11') },
    'no other addresses': both('about', 'aliases: []\n'),
    'an unlisted page at its own path': both('thanks', 'unlisted: true\n'),
    'a page for what is not there': both('not-found', 'status: 404\n'),
  },
})
