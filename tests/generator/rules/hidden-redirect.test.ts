import { expect, test } from 'vitest'
import { findingsOf } from '../small-site.ts'

const redirects = (text: string) => ({ 'redirects.yaml': text })

test.for([
  {
    name: 'addresses that are no more',
    changes: redirects('/bread: home\n/nl/brood/*: home\n'),
    findings: [],
  },
  {
    name: 'an address elsewhere',
    changes: redirects('/shop: https://shop.example\n'),
    findings: [],
  },
  {
    name: 'the address of a page',
    changes: redirects('/bread: home\n/nl: https://shop.example\n'),
    findings: ['content/redirects.yaml:2:1 page/hidden-redirect /nl is the address of a page.'],
  },
  {
    name: 'the address of a page in another spelling',
    changes: redirects('/nl/: https://shop.example\n/%6el: https://shop.example\n'),
    findings: [
      'content/redirects.yaml:1:1 page/hidden-redirect /nl/ is the address of a page.',
      'content/redirects.yaml:2:1 page/hidden-redirect /%6el is the address of a page.',
    ],
  },
  {
    name: 'a circle',
    changes: redirects('/*: home\n'),
    findings: ['content/redirects.yaml:1:1 page/hidden-redirect /* includes /, which it leads to.'],
  },
  {
    name: 'no page',
    changes: redirects('/bread: hom\n'),
    findings: ['content/redirects.yaml:1:9 reference/unknown There is no page "hom".'],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

test.for(['bread', '/a b', '/a#b', '/a*b'])('"%s" is no address to lead on from', (address) => {
  expect(findingsOf(redirects(`"${address}": home\n`))).toHaveLength(1)
})
