import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

test.for([
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
    'each other, apart in the list': features('a>c', 'b', 'c>a'),
    'a circle of six': features('a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>a'),
    'a circle that another leads into': features('x>a', 'a>b', 'b>a'),
    'the whole catalogue in one': features('a>b', 'b>c', 'c>d', 'd>e', 'e>a'),
  },
  clean: {
    'no catalogue': {},
    'a catalogue': catalogSite,
    'no features': features(),
    'two chains that meet': features('a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'a name that begins alike': features('a>ab', 'ab'),
  },
})
