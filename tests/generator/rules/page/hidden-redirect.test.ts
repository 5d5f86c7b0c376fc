import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

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
    'the home page': redirects('/: https://shop.example\n'),
    'the Dutch home page': redirects('/nl: https://shop.example\n'),
    'with a slash at the end': redirects('/nl/: https://shop.example\n'),
    'with an escape': redirects('/%6el: https://shop.example\n'),
    'a page by its file name': withPage('bread', '/bread: home\n'),
    'its Dutch address': withPage('bread', '/nl/bread: home\n'),
    'a page in a folder': withPage('plans/core', '/plans/core: home\n'),
    'a page by its path': withPage('bread', '/our-bread: home\n', 'path: /our-bread\n'),
    'a page by another of its addresses': withPage('bread', '/loaf: home\n', 'aliases: [/loaf]\n'),
    'another address of the Dutch page': withPage(
      'bread',
      '/nl/loaf: home\n',
      'aliases: [/loaf]\n',
    ),
    'an unlisted page': withPage('thanks', '/thanks: home\n', 'unlisted: true\n'),
    'one of many lines': redirects('/old: home\n/older: home\n/nl: home\n/oldest: home\n'),
    everything: redirects('/*: home\n'),
    'all of Dutch, to Dutch': withPage('bread', '/nl/*: bread\n'),
    'a folder, to a page in it': withPage('plans/core', '/plans/*: plans/core\n'),
    'a page with a slash and an escape': withPage('bread', '/br%65ad/: home\n'),
  },
  clean: {
    'no redirects': {},
    'an empty file': redirects('{}\n'),
    'an address that is no more': redirects('/bread: home\n'),
    'one that is no more in Dutch': redirects('/nl/brood: home\n'),
    'an address elsewhere': redirects('/shop: https://shop.example\n'),
    'a folder that is no more': redirects('/nl/brood/*: home\n'),
    'a folder, to a page beside it': withPage('plans', '/plans/*: plans\n'),
    'an address that begins like a page': withPage('bread', '/breads: home\n'),
    'one below a page': withPage('bread', '/bread/rye: bread\n'),
    'one above a page': withPage('plans/core', '/plans: plans/core\n'),
    'the file name of a page with another path': withPage(
      'bread',
      '/bread: bread\n',
      'path: /our-bread\n',
    ),
    'in other capitals': withPage('bread', '/Bread: bread\n'),
    'with an ending': withPage('bread', '/bread.html: bread\n'),
    'a language that there is not': redirects('/de/brot: home\n'),
    'to a part of a page': redirects('/about: home#about\n'),
    'a campaign': redirects('/spring-2026: home\n/lente-2026: home\n'),
  },
})
