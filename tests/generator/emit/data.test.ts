import { expect, test } from 'vitest'
import { publishedAddresses } from '#generator/index.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { children } from '#generator/validate/walk.ts'
import { emitData } from '../../support/emitted-data.ts'
import { catalogSite } from '../catalog-site.ts'
import { checkSmallSite, schemas, smallSite } from '../small-site.ts'
import { faultsOf } from './emitted-schemas.ts'
import { at, emitted } from './read.ts'

/** Kinds of names that stand in files of their own. */
const ofOthers = ['faq', 'form', 'quiz', 'statistics']

/** Whether a value shows what stands in another file. */
function needsFile(at: SchemaAt, value: unknown): boolean {
  const { node } = schemas.resolve(at)
  return (
    ofOthers.includes(node['x-ref'] ?? '') ||
    node['x-needs']?.some((need) => need !== 'routes') === true ||
    children(schemas, at, value).some((child) => needsFile(child.at, child.value))
  )
}

const schemaOf = (file: string) => {
  if (file.endsWith('/forms.json')) return 'data/form-rules.schema.json'
  if (file.endsWith('/quiz-banks.json')) return 'data/quiz-banks.schema.json'
  if (file.endsWith('/quiz-player.json')) return 'data/quiz-player.schema.json'
  if (file.endsWith('/site.json')) return 'data/site.schema.json'
  return file.endsWith('chrome.json') ? 'data/chrome.schema.json' : 'data/page.schema.json'
}

/** A page with the examples of every section type that need no other file. */
const everySection = ['en', 'nl'].map((language) => {
  const examples = schemas.sectionTypes
    .map((type) => schemas.root(`sections/${type}.schema.json`))
    .flatMap((at) => (at.node.examples ?? []).filter((example) => !needsFile(at, example)))
  const text = JSON.stringify({ title: 'All', description: 'Of them', sections: examples })
  return [`${language}/pages/all.yaml`, text.replaceAll('price.core', 'price.bread')]
})

/** What the examples name. */
const facts = {
  'facts.yaml': 'price:\n  bread: { money: 4 }\ncall:\n  duration: { number: 30, unit: minute }\n',
}

const tints = {
  'site.yaml': (smallSite['site.yaml'] ?? '').replace(
    '{ name: Korenaar }',
    '{ name: Korenaar, tints: { clay: { hue: 38 }, plum: { hue: 340 }, sea: { hue: 165 }, amber: { hue: 75 } } }',
  ),
}

const sites = [
  { name: 'the small site', changes: {} },
  { name: 'a site with plans', changes: catalogSite },
  {
    name: 'a site with every section',
    changes: { ...Object.fromEntries(everySection), ...facts, ...tints },
  },
]

test('there is one file for each page and language, for the forms and for the quizzes', () => {
  expect([...emitted().keys()]).toEqual([
    'data/forms.json',
    'data/quiz-banks.json',
    'data/site.json',
    'data/en/chrome.json',
    'data/en/pages/home.json',
    'data/en/pages/404.json',
    'data/nl/chrome.json',
    'data/nl/pages/home.json',
    'data/nl/pages/404.json',
  ])
})

test('the pages of a language share what surrounds them', () => {
  const { site } = checkSmallSite(catalogSite)
  const { pages } = emitData(site)
  const chromes = Map.groupBy(pages, ({ language }) => language)

  expect([...chromes.keys()]).toEqual(['en', 'nl'])
  for (const [, [first, ...others]] of chromes) {
    expect(others).toHaveLength(3)
    for (const { chrome } of others) expect(chrome).toBe(first?.chrome)
  }
})

test.for(sites)('$name is as the schemas of schema/data say', ({ changes }) => {
  const faults = [...emitted(changes)].flatMap(([file, data]) => {
    return faultsOf(schemaOf(file), data).map((fault) => `${file}${fault}`)
  })

  expect(faults).toEqual([])
})

test.for(sites)('the sections of $name are as their own schemas say', ({ changes }) => {
  const faults = [...emitted(changes).values()].flatMap((data) => {
    const sections = at(data, 'sections')
    return Array.isArray(sections)
      ? sections.flatMap((section: unknown) =>
          faultsOf(`sections/${String(at(section, 'type'))}.schema.json`, section),
        )
      : []
  })

  expect(faults).toEqual([])
})

test.for(sites)('$name: the addresses of pages are told without drawing them', ({ changes }) => {
  const { site } = checkSmallSite(changes)
  const told = publishedAddresses(site).map(({ path, status }) => ({ path, status }))
  const { pages } = emitData(site)

  expect(told).toEqual(pages.map(({ page: { path, status } }) => ({ path, status })))
})
