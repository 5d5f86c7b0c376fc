import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const features = (...lines: readonly string[]) => ({
  ...catalogSite,
  'catalog.yaml': `${(catalogSite['catalog.yaml'] ?? '').split('features:')[0]}features:\n${lines.map((line) => `  - { ${line} }\n`).join('')}`,
})
const found = (changes: ReturnType<typeof features>) =>
  findingsOf(changes).filter((finding) => finding.includes('catalog/replacement-level'))

const small = 'id: slicing, included: small'

test.for([
  { name: 'of a smaller plan', lines: [small, 'id: delivery, included: large, replaces: slicing'] },
])('it replaces one $name', ({ lines }) => {
  expect(found(features(...lines))).toEqual([])
})

test.for([
  { name: 'of the same plan', lines: [small, 'id: delivery, included: small, replaces: slicing'] },
])('it does not replace one $name', ({ lines }) => {
  expect(found(features(...lines))).toHaveLength(1)
  expect(found(features(...lines))[0]).toContain('"delivery" replaces "slicing"')
})

const feature = (id: string, included: string, replaces?: string) =>
  `id: ${id}, included: ${included}${replaces === undefined ? '' : `, replaces: ${replaces}`}`
/** Features with the plan that each is in and what it replaces, in a catalogue with three plans. */
const catalog = (...lines: readonly string[]) => {
  const { 'catalog.yaml': text = '', ...others } = features(...lines)
  return {
    ...others,
    'catalog.yaml': text
      .replace('includes: small', 'includes: medium')
      .replace(
        '  - { id: large,',
        '  - { id: medium, price: price.small, page: plans/small, includes: small }\n  - { id: large,',
      ),
  }
}

holdsForSites('catalog/replacement-level', {
  caught: {
    'small for small': catalog(feature('a', 'small'), feature('b', 'small', 'a')),
    'with two plans': features(small, feature('delivery', 'small', 'slicing')),
  },
  clean: {
    'medium for small': catalog(feature('a', 'small'), feature('b', 'medium', 'a')),
    'with a value of its own in each plan': catalog(
      feature('a', 'large'),
      feature('b', 'custom', 'a'),
    ),
  },
})
