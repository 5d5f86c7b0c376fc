import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

test.for([
  { name: 'a feature that replaces another', changes: catalogSite, findings: [] },
  {
    name: 'a feature that replaces itself',
    changes: withCatalog('replaces: slicing', 'replaces: delivery'),
    findings: [
      'content/catalog.yaml:6:94 catalog/self-replacement The feature "delivery" ends up replacing itself.',
    ],
  },
  {
    name: 'two features that replace each other: once',
    changes: withCatalog('included: small }', 'included: small, replaces: delivery }'),
    findings: [
      'content/catalog.yaml:5:47 catalog/self-replacement The feature "slicing" ends up replacing itself.',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

/** A catalogue with these features; `b>a` is b, which replaces a. */
const features = (...all: readonly string[]) => {
  const lines = all.map((each) => {
    const [id = '', replaces] = each.split('>')
    return `  - { id: ${id}, included: small${replaces === undefined ? '' : `, replaces: ${replaces}`} }\n`
  })
  const [plans = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return { ...catalogSite, 'catalog.yaml': `${plans}features:\n${lines.join('')}` }
}

holdsForSites('catalog/self-replacement', {
  caught: {
    itself: features('a>a'),
    'itself, among others': features('a', 'b>b', 'c'),
    'itself, the last of many': features('a', 'b>a', 'c>b', 'd>d'),
    'each other': features('a>b', 'b>a'),
    'each other, apart in the list': features('a>c', 'b', 'c>a'),
    'a circle of three': features('a>b', 'b>c', 'c>a'),
    'a circle of three the other way': features('a>c', 'b>a', 'c>b'),
    'a circle of four': features('a>b', 'b>c', 'c>d', 'd>a'),
    'a circle of six': features('a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>a'),
    'two circles': features('a>b', 'b>a', 'c>d', 'd>c'),
    'a circle and a chain': features('a>b', 'b>a', 'c', 'd>c'),
    'a chain that leads into a circle': features('a>b', 'b>c', 'c>b'),
    'a circle that another leads into': features('x>a', 'a>b', 'b>a'),
    'itself, and another that replaces it': features('a>a', 'b>a'),
    'the whole catalogue in one': features('a>b', 'b>c', 'c>d', 'd>e', 'e>a'),
  },
  clean: {
    'no catalogue': {},
    'a catalogue': catalogSite,
    'no features': features(),
    'one feature': features('a'),
    'features that replace nothing': features('a', 'b', 'c'),
    'one that replaces another': features('a', 'b>a'),
    'one that replaces a later one': features('a>b', 'b'),
    'a chain': features('a', 'b>a', 'c>b'),
    'a long chain': features('a', 'b>a', 'c>b', 'd>c', 'e>d', 'f>e'),
    'a chain in another order': features('c>b', 'a', 'b>a'),
    'two that replace the same': features('a', 'b>a', 'c>a'),
    'two chains that meet': features('a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'one that does not exist': features('a>z'),
    'a name that begins alike': features('a>ab', 'ab'),
    'another case of its name': features('a>A'),
  },
})
