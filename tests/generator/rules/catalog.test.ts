import { catalogSite } from '../catalog-site.ts'
import type { Changes } from '../small-site.ts'
import { holdsForSites } from './sites.ts'

const edited = (file: string, from: string | RegExp, to: string) => ({
  [file]: catalogSite[file]?.replace(from, to) ?? '',
})

/** A value that the large plan has of a feature, and the words that each language has for values. */
const values = (large: string, words: Readonly<Record<string, string>> = {}): Changes =>
  Object.assign(
    { ...catalogSite, ...edited('catalog.yaml', 'large: weekly', `large: ${large}`) },
    ...Object.entries(words).map(([language, own]) =>
      edited(`${language}/catalog.yaml`, / {4}values: .*\n/, own && `    values: { ${own} }\n`),
    ),
  )

const noWords = (language: string, value: string) =>
  `The value "${value}" of the feature "delivery" has no words in ${language}.`

holdsForSites('catalog/custom-value', {
  told: {
    'words in Dutch only': [
      values('daily', { nl: 'daily: Dagelijks' }),
      `en/catalog.yaml:15 ${noWords('English', 'daily')}`,
    ],
    'no words at all': [
      values('weekly', { en: '', nl: '' }),
      `en/catalog.yaml:10 ${noWords('English', 'weekly')}`,
      `nl/catalog.yaml:10 ${noWords('Dutch', 'weekly')}`,
    ],
  },
  caught: { 'single braces': values("'{round.count}'") },
  clean: { 'no catalogue': {}, 'a fact': values("'{{round.count}}'") },
})

/** A small plan that shows `slicing` and `wrapping`, and a large one that shows `wrapping` and `delivery`, in these groups. */
const grouped = (small: string, large: string, titles = '{ bakes: Bakes, sells: Sells }') => {
  const words = (file: string) =>
    (catalogSite[file] ?? '')
      .replace('  delivery:', '  wrapping: { text: Wrapping, tooltip: In paper }\n  delivery:')
      .replaceAll(/button: Choose/g, `button: Choose, groups: ${titles}`)
  return {
    ...catalogSite,
    'catalog.yaml': `plans:
  - { id: small, price: price.small, page: plans/small, groups: [${small}] }
  - { id: large, price: price.large, page: plans/large, includes: small, groups: [${large}] }
features:
  - { id: slicing, included: small }
  - { id: wrapping, included: small }
  - { id: delivery, included: custom, customValues: { small: '-', large: weekly }, replaces: slicing }
`,
    'en/catalog.yaml': words('en/catalog.yaml'),
    'nl/catalog.yaml': words('nl/catalog.yaml'),
  }
}

const [bakes, sells] = ['bakes', 'sells'].map(
  (id) =>
    (...features: readonly string[]) =>
      `{ id: ${id}, features: [${features.join(', ')}] }`,
)
const small = `${bakes?.('slicing')}, ${sells?.('wrapping')}`
const large = `${bakes?.('delivery')}, ${sells?.('wrapping')}`

holdsForSites('catalog/feature-groups', {
  told: {
    'the successor left out': [
      grouped(small, `${bakes?.('wrapping')}, ${sells?.()}`),
      'catalog.yaml:3 The feature "delivery" is in none of the groups of the plan "large".',
    ],
    'what another one replaces': [
      grouped(small, `${bakes?.('delivery', 'slicing')}, ${sells?.('wrapping')}`),
      'catalog.yaml:3 The plan "large" does not show the feature "slicing".',
    ],
    'in two groups': [
      grouped(`${bakes?.('slicing', 'wrapping')}, ${sells?.('wrapping')}`, large),
      'catalog.yaml:2 The feature "wrapping" is in the groups of the plan "small" more than once.',
    ],
    'no title': [
      grouped(small, large, '{ bakes: Bakes }'),
      ...['small', 'large'].flatMap((plan, line) =>
        ['en English', 'nl Dutch'].map((language) => {
          const [code, name] = language.split(' ')
          return `${code}/catalog.yaml:${line + 2} The group "sells" of the plan "${plan}" has no title in ${name}.`
        }),
      ),
    ],
  },
  clean: {
    'no groups': catalogSite,
    'groups of both plans': grouped(small, large),
    'a group without features, which the schema tells': grouped(
      `${bakes?.('slicing', 'wrapping')}, { id: sells }`,
      large,
    ),
  },
})

/** The catalogue with these items in a list; `b>a` is b, which leads to a. */
const leading = (list: 'plans' | 'features', ...items: readonly string[]) => {
  const [shown, key] =
    list === 'plans'
      ? ['price: price.small, page: plans/small', 'includes']
      : ['included: small', 'replaces']
  const lines = items.map((item) => {
    const [id, other] = item.split('>')
    return `  - { id: ${id}, ${shown}${other === undefined ? '' : `, ${key}: ${other}`} }\n`
  })
  return {
    ...catalogSite,
    ...edited('catalog.yaml', new RegExp(`${list}:\n(?:  .*\n)+`), `${list}:\n${lines.join('')}`),
  }
}

holdsForSites('catalog/circle', {
  told: {
    'a plan that another leads into': [
      leading('plans', 'x>a', 'a>b', 'b>a'),
      'catalog.yaml:3 The plan "a" ends up including itself.',
    ],
    'a feature and itself': [
      leading('features', 'a>a'),
      'catalog.yaml:5 The feature "a" ends up replacing itself.',
    ],
  },
  clean: {
    'a catalogue': catalogSite,
    'two chains that meet': leading('plans', 'a', 'b>a', 'c>a', 'd>b', 'e>c'),
    'a name that begins alike': leading('features', 'a>ab', 'ab'),
  },
})
