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

const planLine = / {2}large: \{ name.*\n/

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
])('$name', ({ changes, found }) => {
  const messages = checkSmallSite(changes).diagnostics.map(
    ({ at, message, hint }) => `${at.file}:${at.line} ${message} ${hint}`,
  )
  expect(messages).toEqual(found)
})

holdsForSites('reference/incomplete', {
  caught: {
    'plans without words': changed(
      ...words(/plans:\n(?: {2}.*\n)+?features/, 'plans: {}\nfeatures'),
    ),
    'features without words': changed(...words(/features:\n[^$]*/, 'features: {}\n')),
  },
  clean: {
    'no catalogue but words': changed({ 'catalog.yaml': undefined }),
    'a catalogue that cannot be read': changed({ 'catalog.yaml': 'plans: [\n' }),
    'a misspelt plan': changed(...words('  large:', '  lage:')),
  },
})
