import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import type { Changes } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

/** A catalogue of plans with their prices; `b>a 20` is b, which includes a and costs 20. */
const plans = (written: string): Changes => {
  const all = written.split(', ').map((each) => {
    const [name = '', price = ''] = each.split(' ')
    const [id = '', includes] = name.split('>')
    return { id, includes, price }
  })
  const items = all.map(
    ({ id, includes }) =>
      `  - { id: ${id}, price: sold.${id}, page: plans/small${includes === undefined ? '' : `, includes: ${includes}`} }\n`,
  )
  const facts = all.filter(({ price }) => price !== '')
  const [, features = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return {
    ...catalogSite,
    'catalog.yaml': `plans:\n${items.join('')}features:${features}`,
    'facts.yaml': `${catalogSite['facts.yaml']}sold:\n${facts.map(({ id, price }) => `  ${id}: { money: ${price} }\n`).join('')}`,
  }
}

holdsForSites('catalog/price-order', {
  caught: sitesOf(
    [
      'a 20, b>a 10',
      'c>b 15, b 20, a 10',
      'a 10, b>a 9, c>a 8',
      'a 10, b>a 30, c>b 40, d>c 39',
      'a 599, b>a 1199, c>b 199',
    ],
    plans,
  ),
  clean: sitesOf(
    [
      'a 10, b>a 10',
      'a 10, b>a 20, c>b 30',
      'a 10, b>a',
      'a 599, b>a 1199, c>b 1999',
      'a 0.25, b>a 0.5',
    ],
    plans,
  ),
})

test('both prices are said, and where the one stands', () => {
  expect(findingsOfRule('catalog/price-order', plans('a 1199, b>a 599'))).toMatchObject([
    {
      severity: 'warning',
      at: { file: 'content/catalog.yaml', line: 3 },
      message: 'The plan "b" costs €599, less than "a" at €1,199, which it includes.',
      related: [{ at: { file: 'content/facts.yaml' } }],
    },
  ])
})
