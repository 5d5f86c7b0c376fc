import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const english = smallSite['en/pages/home.yaml'] ?? ''

const moved = (text: string, path: string) => text.replace('path: /', path)

test.for([
  {
    name: 'a second page with an address of its own',
    changes: inBoth('pages/about.yaml', moved(english, 'layout: full')),
    findings: [],
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
    'in English alone': { 'en/pages/start.yaml': page('path: /\n') },
  },
  clean: {
    'one page': {},
    'two pages': both('about'),
    'a page in a folder of the same name': { ...both('plans'), ...both('plans/core') },
  },
})
