import { catalogSite } from '../catalog-site.ts'
import type { Changes } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

/** The value that each plan has of `delivery`, and the words that each language has for values. */
interface Values {
  readonly small?: string
  readonly large?: string
  readonly en?: string
  readonly nl?: string
}

const values = ({ small = "'-'", large = 'weekly', en, nl }: Values): Changes => {
  const words = (language: 'en' | 'nl', own: string | undefined) => ({
    [`${language}/catalog.yaml`]: catalogSite[`${language}/catalog.yaml`]?.replace(
      / {4}values: .*\n/,
      own === undefined ? '$&' : own && `    values: { ${own} }\n`,
    ),
  })
  return {
    ...catalogSite,
    'catalog.yaml': catalogSite['catalog.yaml']?.replace(
      "small: '-', large: weekly",
      `small: ${small}, large: ${large}`,
    ),
    ...words('en', en),
    ...words('nl', nl),
  }
}

holdsForSites('catalog/custom-value', {
  caught: {
    'a value without words': values({ large: 'daily' }),
    'words, written right there': values({ large: 'Every week' }),
    'words in Dutch only': values({ en: 'daily: Daily', nl: 'weekly: Wekelijks' }),
    'no words at all': values({ en: '', nl: '' }),
    'single braces': values({ large: "'{round.count}'" }),
  },
  clean: {
    'no catalogue': {},
    'a fact': values({ large: "'{{round.count}}'" }),
  },
})

const small = 'price: price.small, page: plans/small'

const large = 'price: price.large, page: plans/large, popular: true, includes: small'

interface Made {
  /** The groups of the small plan, which shows `slicing` and `wrapping`. */
  readonly small?: string
  /** Those of the large one, which shows `wrapping` and `delivery`: it replaces `slicing`. */
  readonly large?: string
  readonly features?: string
  /** The titles of the groups of each plan. */
  readonly en?: Readonly<Record<string, string>>
  readonly nl?: Readonly<Record<string, string>>
}

const features = `  - { id: slicing, included: small }
  - { id: wrapping, included: small }
  - { id: delivery, included: custom, customValues: { small: '-', large: weekly }, replaces: slicing }
`

const titles = { small: '{ bakes: Bakes, sells: Sells }', large: '{ bakes: Bakes, sells: Sells }' }

const group = (id: string, ...listed: readonly string[]) =>
  `{ id: ${id}, features: [${listed.join(', ')}] }`

const groups = (...all: readonly string[]) => `, groups: [${all.join(', ')}]`

/** What differs where the plans have groups. */
function made({ small: own = '', large: other = '', features: listed = features, en, nl }: Made) {
  const wrapping = `  wrapping: { text: Wrapping, tooltip: In paper, shortDescription: In brown paper, longDescription: Paper }\n  delivery:`
  const texts = (file: string, said: Readonly<Record<string, string>> = titles) => {
    const plan = (id: string, written: string) =>
      id in said ? written.replace(' }', `, groups: ${said[id]} }`) : written
    return (catalogSite[file] ?? '')
      .replace('  delivery:', wrapping)
      .replace(/ {2}small: .*/, (written) => plan('small', written))
      .replace(/ {2}large: .*/, (written) => plan('large', written))
  }
  return {
    ...catalogSite,
    'catalog.yaml': `plans:
  - { id: small, ${small}${own} }
  - { id: large, ${large}${other} }
features:
${listed}`,
    'en/catalog.yaml': texts('en/catalog.yaml', en),
    'nl/catalog.yaml': texts('nl/catalog.yaml', nl),
  }
}

const bothSmall = groups(group('bakes', 'slicing'), group('sells', 'wrapping'))

const bothLarge = groups(group('bakes', 'delivery'), group('sells', 'wrapping'))

const whole = { small: bothSmall, large: bothLarge }

const only = (...listed: readonly string[]) => groups(group('bakes', ...listed), group('sells'))

holdsForSites('catalog/feature-groups', {
  caught: {
    'all left out': made({ small: only() }),
    'the successor left out': made({ large: only('wrapping') }),
    'no title in the source': made({ ...whole, en: { ...titles, small: '{ bakes: Bakes }' } }),
    'a title of no group': made({
      ...whole,
      en: { ...titles, small: '{ bakes: Bakes, sells: Sells, eats: Eats }' },
    }),
  },
  clean: {
    'no catalogue': {},
    'groups of both plans': made(whole),
    'no groups': catalogSite,
    'a group without features, which the schema tells': made({
      ...whole,
      small: `, groups: [${group('bakes', 'slicing', 'wrapping')}, { id: sells }]`,
    }),
  },
})

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

/** A catalogue with these plans; `b>a` is b, which includes a. */
const including = (...all: readonly string[]) => {
  const lines = all.map((each) => {
    const [id = '', includes] = each.split('>')
    return `  - { id: ${id}, price: price.small, page: plans/small${includes === undefined ? '' : `, includes: ${includes}`} }\n`
  })
  const [, features = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return { ...catalogSite, 'catalog.yaml': `plans:\n${lines.join('')}features:${features}` }
}

holdsForSites('catalog/self-inclusion', {
  caught: {
    itself: including('a>a'),
    'a circle of six': including('a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>a'),
    'a circle that another leads into': including('x>a', 'a>b', 'b>a'),
  },
  clean: {
    'a catalogue': catalogSite,
    'two chains that meet': including('a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'a name that begins alike': including('a>ab', 'ab'),
  },
})

/** A catalogue with these features; `b>a` is b, which replaces a. */
const replacing = (...all: readonly string[]) => {
  const lines = all.map((each) => {
    const [id = '', replaces] = each.split('>')
    return `  - { id: ${id}, included: small${replaces === undefined ? '' : `, replaces: ${replaces}`} }\n`
  })
  const [plans = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return { ...catalogSite, 'catalog.yaml': `${plans}features:\n${lines.join('')}` }
}

holdsForSites('catalog/self-replacement', {
  caught: {
    itself: replacing('a>a'),
    'a circle of six': replacing('a>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>a'),
    'a circle that another leads into': replacing('x>a', 'a>b', 'b>a'),
  },
  clean: {
    'a catalogue': catalogSite,
    'two chains that meet': replacing('a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'a name that begins alike': replacing('a>ab', 'ab'),
  },
})
