import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { findingsOf } from '../../small-site.ts'
import { findingsOfRule, holdsForSites } from '../sites.ts'

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

test('a site whose plans have groups has nothing to say', () => {
  expect(findingsOf(made(whole))).toEqual([])
})

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

const { 'catalog.yaml': catalog = '' } = made(whole)
/** A catalogue whose groups stand on lines of their own. */
const onLines = catalog.replace(
  bothSmall,
  `, groups: [
      ${group('bakes', 'slicing', 'wrapping')},
      ${group('sells', 'wrapping')},
    ]`,
)

test('a feature that is named twice is found at the second place', () => {
  const found = findingsOfRule(code, { ...made(whole), 'catalog.yaml': onLines })
  expect(found.map(({ at, path }) => [at.line, path])).toEqual([[4, expect.any(String)]])
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
    'no groups': catalogSite,
    'a group without features, which the schema tells': made({
      ...whole,
      small: `, groups: [${group('bakes', 'slicing', 'wrapping')}, { id: sells }]`,
    }),
  },
})
