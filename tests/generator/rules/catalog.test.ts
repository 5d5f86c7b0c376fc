import { expect, test } from 'vitest'
import { catalogSite } from '../catalog-site.ts'
import { type Changes, checkSmallSite, findingsOf } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

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

test('says where the words belong, and which plan shows the value', () => {
  const { diagnostics } = checkSmallSite(values({ large: 'daily' }))

  expect(diagnostics).toMatchObject([
    {
      code: 'catalog/custom-value',
      at: { file: 'content/en/catalog.yaml', line: 15, column: 5 },
      message: 'The value "daily" of the feature "delivery" has no words in English.',
      hint: 'Add "daily: …" under "values" here. A figure is written as a fact, such as {{revisions.core}}.',
      related: [{ at: { file: 'content/catalog.yaml', line: 6 } }],
    },
    { code: 'catalog/custom-value', at: { file: 'content/nl/catalog.yaml' } },
  ])
})

test('a value that only the translation lacks is told as that', () => {
  const { diagnostics } = checkSmallSite(
    values({ large: 'daily', en: 'weekly: Weekly, daily: Daily' }),
  )

  expect(diagnostics.map(({ code }) => code)).toEqual(['parity/missing-key'])
})

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

const code = 'catalog/feature-groups'

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

test.for([
  { language: 'en', said: 'The feature "wrapping" is in none of the groups of the plan "small".' },
  {
    language: 'nl',
    said: 'Het onderdeel "wrapping" staat in geen van de groepen van het pakket "small".',
  },
] as const)('in $language it says which feature is left out, and where', ({ language, said }) => {
  const changes = made({
    ...whole,
    small: groups(group('bakes', 'slicing'), group('sells', 'slicing')),
  })
  const found = findingsOfRule(code, changes, language)

  expect(found.map(({ at, message }) => [`${at.file}:${at.line}`, message])).toEqual([
    ['content/catalog.yaml:2', expect.any(String)],
    ['content/catalog.yaml:2', said],
  ])
})

test('a title is missed in the language that lacks it, and points to the group', () => {
  const [found, ...others] = findingsOfRule(
    code,
    made({ ...whole, nl: { ...titles, large: '{ bakes: Bakt }' } }),
  )

  expect(others).toEqual([])
  expect(found).toMatchObject({
    at: { file: 'content/nl/catalog.yaml', line: 3 },
    message: 'The group "sells" of the plan "large" has no title in Dutch.',
    path: 'plans.large.groups.sells',
    related: [{ at: { file: 'content/catalog.yaml', line: 3 } }],
  })
})

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

/** A catalogue with these plans; `b>a` is b, which includes a. */
const including = (...all: readonly string[]) => {
  const lines = all.map((each) => {
    const [id = '', includes] = each.split('>')
    return `  - { id: ${id}, price: price.small, page: plans/small${includes === undefined ? '' : `, includes: ${includes}`} }\n`
  })
  const [, features = ''] = (catalogSite['catalog.yaml'] ?? '').split('features:')
  return { ...catalogSite, 'catalog.yaml': `plans:\n${lines.join('')}features:${features}` }
}

test('a circle is reported once, at its first plan', () => {
  const { diagnostics } = checkSmallSite(including('small>large', 'large>small'))

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

const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})

test('two features that replace each other: once', () => {
  const changes = withCatalog('included: small }', 'included: small, replaces: delivery }')
  expect(findingsOf(changes)).toEqual([
    'content/catalog.yaml:5:47 catalog/self-replacement The feature "slicing" ends up replacing itself.',
  ])
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
