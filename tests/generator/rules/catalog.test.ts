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

/** A catalogue with a group, and its title in each language. */
const grouped = (titles: Readonly<Record<'en' | 'nl', string>>): Changes => ({
  ...catalogSite,
  'catalog.yaml': `${catalogSite['catalog.yaml']}groups: [{ id: bakes }]\n`,
  'en/catalog.yaml': `${catalogSite['en/catalog.yaml']}${titles.en}`,
  'nl/catalog.yaml': `${catalogSite['nl/catalog.yaml']}${titles.nl}`,
})
const title = 'groups: { bakes: Bakes }\n'

holdsForSites('catalog/feature-group', {
  told: {
    'no title in one language': [
      grouped({ en: title, nl: 'groups: {}\n' }),
      'nl/catalog.yaml:16 The group "bakes" has no title in Dutch.',
    ],
  },
  clean: { 'no groups': catalogSite, 'a title in both': grouped({ en: title, nl: title }) },
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
