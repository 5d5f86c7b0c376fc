import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const redirects = (text: string) => ({ 'redirects.yaml': text })

test.for([
  {
    name: 'no page',
    changes: redirects('/bread: hom\n'),
    findings: ['content/redirects.yaml:1:9 reference/unknown There is no page "hom".'],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

test.for(['bread'])('"%s" is no address to lead on from', (address) => {
  expect(findingsOf(redirects(`"${address}": home\n`))).toHaveLength(1)
})

const page = (more = '') => `title: Bread
description: Bread
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`
const withPage = (name: string, text: string, more = '') => ({
  ...inBoth(`pages/${name}.yaml`, page(more)),
  ...redirects(text),
})

holdsForSites('page/hidden-redirect', {
  caught: {
    'the Dutch home page': redirects('/nl: https://shop.example\n'),
    'all of Dutch, to Dutch': withPage('bread', '/nl/*: bread\n'),
  },
  clean: {
    'no redirects': {},
    'a folder, to a page beside it': withPage('plans', '/plans/*: plans\n'),
  },
})
