import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { at, emitted } from './read.ts'

const inCatalog = (from: string, to: string) => {
  const changed = catalogSite['catalog.yaml']?.replace(from, to)
  return { ...catalogSite, 'catalog.yaml': changed }
}
const plansIn = (language: string) =>
  at(emitted(catalogSite).get(`data/${language}/chrome.json`), 'plans')
const featuresIn = (language: string, changes = catalogSite) =>
  at(emitted(changes).get(`data/${language}/pages/plans/small.json`), 'catalog', 'features')

test.for([
  { language: 'en', price: '€1,199', from: 'from €1,199', href: '/plans/small' },
  { language: 'nl', price: '€\u00A01.199', from: 'vanaf €\u00A01.199', href: '/nl/plans/small' },
])('the plans in $language', ({ language, price, from, href }) => {
  const tagline = language === 'en' ? 'English tagline' : 'Dutch tagline'

  expect(plansIn(language)).toMatchObject([
    { id: 'small', name: 'Small', tagline, price, from, href, size: 1 },
    { id: 'large', name: 'Large', size: 2, popular: true },
  ])
  expect(at(plansIn(language), 0)).not.toHaveProperty('popular')
})

test('the order of the plans says nothing about what they hold', () => {
  const [small = '', large = ''] =
    /plans:\n(.*\n)(.*\n)/.exec(catalogSite['catalog.yaml'] ?? '')?.slice(1) ?? []
  const reordered = inCatalog(small + large, large + small)

  expect(at(emitted(reordered).get('data/en/chrome.json'), 'plans')).toMatchObject([
    { id: 'large', size: 2 },
    { id: 'small', size: 1 },
  ])
  expect(featuresIn('en', reordered)).toMatchObject([
    { id: 'slicing', plans: ['large', 'small'] },
    { id: 'delivery', plans: ['large'] },
  ])
})

test('a feature of all plans is in the largest only, wherever that stands', () => {
  const all = inCatalog('included: small', 'included: all')
  const [plans = ''] = /plans:[\s\S]*features:/.exec(catalogSite['catalog.yaml'] ?? '') ?? []
  const reordered = plans.replace(/(plans:\n)(.*\n)(.*\n)/, '$1$3$2')

  for (const changes of [
    all,
    { ...all, 'catalog.yaml': all['catalog.yaml']?.replace(plans, reordered) },
  ])
    expect(at(featuresIn('en', changes), 0, 'plans')).toEqual(['large'])
})

test('a page that shows plans has the same as the menu', () => {
  const page = emitted(catalogSite).get('data/nl/pages/plans/small.json')

  expect(at(page, 'catalog', 'plans')).toEqual(plansIn('nl'))
})

test('features have their words, and the words of their values', () => {
  expect(featuresIn('nl')).toEqual([
    {
      id: 'slicing',
      plans: ['small', 'large'],
      text: 'Dutch slicing',
      tooltip: 'Cut',
      shortDescription: 'Cut in the shop',
      longDescription: ['Cut ', { type: 'strong', children: ['thin'] }],
    },
    expect.objectContaining({
      id: 'delivery',
      plans: ['large'],
      customValues: { large: 'Dutch weekly' },
      replaces: 'slicing',
    }),
  ])
})

test('a value may be a fact', () => {
  const changes = inCatalog('large: weekly', "large: '{{round.count}}'")

  expect(at(featuresIn('en', changes), 1, 'customValues')).toEqual({ large: '3' })
})

test('a plan that has none is absent, even where all have none', () => {
  const changes = inCatalog('large: weekly', "large: '–'")

  expect(at(featuresIn('en', changes), 1, 'customValues') ?? {}).toEqual({})
})
