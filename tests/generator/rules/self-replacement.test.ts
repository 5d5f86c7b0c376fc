import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { findingsOf } from '../small-site.ts'

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
