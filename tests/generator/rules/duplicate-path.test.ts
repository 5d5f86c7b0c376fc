import { expect, test } from 'vitest'
import { edit, inBoth } from '../edit.ts'
import { findingsOf, smallSite } from '../small-site.ts'

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
