import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const file = (path: string, from: string | RegExp, to: string): Changes => ({
  [path]: catalogSite[path]?.replace(from, to),
})
const changed = (...changes: readonly Changes[]): Changes =>
  Object.assign({ ...catalogSite }, ...changes)
const catalog = (from: string | RegExp, to: string) => file('catalog.yaml', from, to)
const words = (from: string | RegExp, to: string) => [
  file('en/catalog.yaml', from, to),
  file('nl/catalog.yaml', from, to),
]

const plan = (id: string) => `  - { id: ${id}, price: price.small, page: plans/small }\n`
const newPlan = catalog('features:\n', `${plan('mini')}features:\n`)
const newFeature = catalog(/$/, '  - { id: cutting, included: small }\n')
const planWords = words(
  'features:\n',
  '  mini: { name: Mini, tagline: A tagline, bullets: [Bread], button: Choose }\nfeatures:\n',
)
const featureWords = words(
  /$/,
  '  cutting: { text: Cutting, tooltip: Cut, shortDescription: Cut, longDescription: Cut }\n',
)
const values = (text: string) => catalog("{ small: '-', large: weekly }", text)
const planLine = / {2}large: \{ name.*\n/
const slicing = / {2}slicing:\n(?: {4}.*\n)+/

test.for([
  {
    name: 'a new plan',
    changes: changed(newPlan),
    found: [
      'content/catalog.yaml:7 The plan "mini" has no entry here. Add "mini: …" here: what this plan shows, or \'-\' for nothing.',
      'content/en/catalog.yaml:1 The plan "mini" has no entry here. Add "mini:" here, with all that "small" has. If you renamed a plan, rename it here too.',
      'content/nl/catalog.yaml:1 The plan "mini" has no entry here. Add "mini:" here, with all that "small" has. If you renamed a plan, rename it here too.',
    ],
  },
  {
    name: 'words that only the translation lacks are told as that',
    changes: changed(file('nl/catalog.yaml', planLine, '')),
    found: [
      'content/nl/catalog.yaml:2 "large" is missing in Dutch. Add it below this, as in content/en/catalog.yaml.',
    ],
  },
  {
    name: 'a misspelt plan is told as that',
    changes: changed(...words('  large:', '  lage:')),
    found: [
      'content/en/catalog.yaml:3 There is no plan "lage". Did you mean "large"?',
      'content/nl/catalog.yaml:3 There is no plan "lage". Did you mean "large"?',
    ],
  },
])('$name', ({ changes, found }) => {
  const messages = checkSmallSite(changes).diagnostics.map(
    ({ at, message, hint }) => `${at.file}:${at.line} ${message} ${hint}`,
  )
  expect(messages).toEqual(found)
})

holdsForSites('reference/incomplete', {
  caught: {
    'a new plan': changed(newPlan),
    'a new plan with words only': changed(newPlan, ...planWords),
    'a new plan with a value only': changed(
      catalog(/features:\n(.*\n.*)weekly/, `${plan('mini')}features:\n$1weekly, mini: weekly`),
    ),
    'a new feature': changed(newFeature),
    'a plan without words': changed(...words(planLine, '')),
    'a plan without English words': changed(file('en/catalog.yaml', planLine, '')),
    'a plan without Dutch words': changed(file('nl/catalog.yaml', planLine, '')),
    'plans without words': changed(
      ...words(/plans:\n(?: {2}.*\n)+?features/, 'plans: {}\nfeatures'),
    ),
    'a feature without words': changed(...words(slicing, '')),
    'a feature without English words': changed(file('en/catalog.yaml', slicing, '')),
    'a feature without Dutch words': changed(file('nl/catalog.yaml', slicing, '')),
    'features without words': changed(...words(/features:\n[^$]*/, 'features: {}\n')),
    'a value for the large plan only': changed(values('{ large: weekly }')),
    'a value for the small plan only': changed(values('{ small: weekly }')),
    'no values': changed(values('{}')),
    'a new plan and a new feature': changed(
      catalog(
        /features:\n([^$]*)/,
        `${plan('mini')}features:\n$1  - { id: cutting, included: small }\n`,
      ),
    ),
  },
  clean: {
    'no catalogue': {},
    'a catalogue': catalogSite,
    'no catalogue but words': changed({ 'catalog.yaml': undefined }),
    'a catalogue without words': changed({
      'en/catalog.yaml': undefined,
      'nl/catalog.yaml': undefined,
    }),
    'a catalogue that cannot be read': changed({ 'catalog.yaml': 'plans: [\n' }),
    'a new feature with its words': changed(newFeature, ...featureWords),
    'a plan with a dash': changed(values("{ small: '-', large: '-' }")),
    'values in another order': changed(values("{ large: weekly, small: '-' }")),
    'plans in another order': changed(
      catalog(/( {2}- \{ id: small.*\n)( {2}- \{ id: large.*\n)/, '$2$1'),
    ),
    'words in another order': changed(...words(/( {2}small:.*\n)( {2}large:.*\n)/, '$2$1')),
    'features in another order': changed(
      catalog(/( {2}- \{ id: slicing.*\n)( {2}- \{ id: delivery.*\n)/, '$2$1'),
    ),
    'no values at all': changed(catalog(", customValues: { small: '-', large: weekly }", '')),
    'a misspelt plan': changed(...words('  large:', '  lage:')),
    'a value for no plan': changed(values("{ small: '-', lage: weekly }")),
    'a feature less': changed(catalog(/ {2}- \{ id: slicing.*\n/, '')),
    'a wall, whose name nobody has to use': changed({
      'walls.yaml': 'flower:\n  rows:\n    - leaf leaf\nunused:\n  rows:\n    - leaf\n',
    }),
  },
})
