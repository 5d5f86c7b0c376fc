import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** A catalogue with these plans; `b>a` is b, which includes a. */
const plans = (...all: readonly string[]) => {
  const lines = all.map((each) => {
    const [id = '', includes] = each.split('>')
    return `  - { id: ${id}, price: price.small, page: plans/small${includes === undefined ? '' : `, includes: ${includes}`} }\n`
  })
  const [, features = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return { ...catalogSite, 'catalog.yaml': `plans:\n${lines.join('')}features:${features}` }
}

test('a circle is reported once, at its first plan', () => {
  const { diagnostics } = checkSmallSite(plans('small>large', 'large>small'))

  expect(diagnostics).toMatchObject([
    {
      code: 'catalog/self-inclusion',
      at: { file: 'content/catalog.yaml', line: 2, column: 67 },
      message: 'The plan "small" ends up including itself.',
    },
  ])
})

holdsForSites('catalog/self-inclusion', {
  caught: {
    itself: plans('a>a'),
    'each other, apart in the list': plans('a>c', 'b', 'c>a'),
    'a circle of six': plans('a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>a'),
    'a circle that another leads into': plans('x>a', 'a>b', 'b>a'),
    'the whole catalogue in one': plans('a>b', 'b>c', 'c>d', 'd>e', 'e>a'),
  },
  clean: {
    'no catalogue': {},
    'a catalogue': catalogSite,
    'two chains that meet': plans('a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'one that does not exist': plans('a>z'),
    'a name that begins alike': plans('a>ab', 'ab'),
  },
})
