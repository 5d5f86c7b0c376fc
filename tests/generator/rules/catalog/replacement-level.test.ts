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
  {
    name: 'of a plan below the largest',
    lines: [small, 'id: delivery, included: all, replaces: slicing'],
  },
  {
    name: 'with a value of its own in each plan',
    lines: [small, 'id: delivery, included: custom, customValues: { small: a }, replaces: slicing'],
  },
  { name: 'of none', lines: [small, 'id: delivery, included: large'] },
  { name: 'that does not exist', lines: ['id: delivery, included: small, replaces: slicin'] },
])('it replaces one $name', ({ lines }) => {
  expect(found(features(...lines))).toEqual([])
})

test.for([
  { name: 'of the same plan', lines: [small, 'id: delivery, included: small, replaces: slicing'] },
  {
    name: 'of a larger plan',
    lines: ['id: slicing, included: large', 'id: delivery, included: small, replaces: slicing'],
  },
  {
    name: 'of the largest plan',
    lines: ['id: slicing, included: all', 'id: delivery, included: large, replaces: slicing'],
  },
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
    'medium for medium': catalog(feature('a', 'medium'), feature('b', 'medium', 'a')),
    'large for large': catalog(feature('a', 'large'), feature('b', 'large', 'a')),
    'small for medium': catalog(feature('a', 'medium'), feature('b', 'small', 'a')),
    'small for large': catalog(feature('a', 'large'), feature('b', 'small', 'a')),
    'medium for large': catalog(feature('a', 'large'), feature('b', 'medium', 'a')),
    'large for all': catalog(feature('a', 'all'), feature('b', 'large', 'a')),
    'all for large': catalog(feature('a', 'large'), feature('b', 'all', 'a')),
    'all for all': catalog(feature('a', 'all'), feature('b', 'all', 'a')),
    'small for all': catalog(feature('a', 'all'), feature('b', 'small', 'a')),
    'medium for all': catalog(feature('a', 'all'), feature('b', 'medium', 'a')),
    'what comes later in the list': catalog(feature('b', 'small', 'a'), feature('a', 'large')),
    'the second of a chain': catalog(
      feature('a', 'small'),
      feature('b', 'medium', 'a'),
      feature('c', 'medium', 'b'),
    ),
    'the first of a chain': catalog(
      feature('a', 'medium'),
      feature('b', 'medium', 'a'),
      feature('c', 'large', 'b'),
    ),
    'one of two that replace the same': catalog(
      feature('a', 'medium'),
      feature('b', 'large', 'a'),
      feature('c', 'small', 'a'),
    ),
    'with two plans': features(small, feature('delivery', 'small', 'slicing')),
  },
  clean: {
    'no catalogue': {},
    'medium for small': catalog(feature('a', 'small'), feature('b', 'medium', 'a')),
    'large for small': catalog(feature('a', 'small'), feature('b', 'large', 'a')),
    'large for medium': catalog(feature('a', 'medium'), feature('b', 'large', 'a')),
    'all for small': catalog(feature('a', 'small'), feature('b', 'all', 'a')),
    'all for medium': catalog(feature('a', 'medium'), feature('b', 'all', 'a')),
    'a chain that climbs': catalog(
      feature('a', 'small'),
      feature('b', 'medium', 'a'),
      feature('c', 'large', 'b'),
    ),
    'what comes later in the list': catalog(feature('b', 'large', 'a'), feature('a', 'small')),
    'two that replace the same': catalog(
      feature('a', 'small'),
      feature('b', 'medium', 'a'),
      feature('c', 'large', 'a'),
    ),
    'nothing replaced': catalog(feature('a', 'large'), feature('b', 'small')),
    'no features': catalog(),
    'with a value of its own in each plan': catalog(
      feature('a', 'large'),
      feature('b', 'custom', 'a'),
    ),
    'one with a value of its own in each plan': catalog(
      feature('a', 'custom'),
      feature('b', 'small', 'a'),
    ),
    'one that does not exist': catalog(feature('b', 'small', 'a')),
    'a plan that does not exist': catalog(feature('a', 'small'), feature('b', 'huge', 'a')),
    'itself, which is told as that': catalog(feature('a', 'small', 'a')),
  },
})
