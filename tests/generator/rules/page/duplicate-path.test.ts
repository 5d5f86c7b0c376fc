import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
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
    'two pages in Dutch that share a translated path': {
      'nl/pages/brood.yaml': page('path: /brood\n'),
      'nl/pages/bakken.yaml': page('path: /brood\n'),
    },
  },
  clean: {
    'one page': {},
    'many other addresses': both('about', 'aliases: [/us, /we, /our-bakery]\n'),
  },
})
