import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { parseDocuments } from '#generator/index.ts'
import { pluralCategories } from '#generator/languages/locale.ts'
import { hasShippedWords, readShippedWords } from '#generator/languages/shipped-words.ts'
import { findSchemaErrors } from '#generator/validate/validate.ts'
import { formOf, interpolate } from '#renderer/client/site/interpolate.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { checkSmallSite } from '../small-site.ts'

const folder = join(projectRoot, 'generator/languages')
const languages = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .filter(hasShippedWords)

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** The texts of a tree by their path, and of one with a form per number each form. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, each]) =>
        textsIn(each, isForm(key) ? path : `${path}.${key}`),
      )

const isForm = (key: string) => ['one', 'few', 'many', 'other'].includes(key)

const english = new Map(textsIn(readShippedWords('en')))

test('Diptych has its words in eight languages', () => {
  expect(languages).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'uk'])
})

describe.for(languages)('in %s', (code) => {
  const shipped = readShippedWords(code)

  test('there are the same texts with the same gaps as in English', () => {
    const texts = textsIn(shipped)
    expect([...new Map(texts).keys()]).toEqual([...english.keys()])
    for (const [path, text] of texts)
      expect({ path, gaps: placeholders(text) }).toEqual({
        path,
        gaps: placeholders(english.get(path) ?? ''),
      })
  })

  test('a number has the forms that the language has', () => {
    const { categories, spoken } = spokenIn(code)
    expect(Object.keys(spoken)).toEqual(categories)
  })

  test('they are as the schema of a language says, all of them', () => {
    const files = new Map([[`${code}/language.yaml`, stringify(shipped)]])
    const [document] = parseDocuments({ files, folder: 'content' }).documents
    if (!document) throw new Error('There is no document.')
    expect(findSchemaErrors(document, schemas, validators)).toEqual([])
    const words = schemas.root('language.schema.json').node.$defs?.['words']?.properties ?? {}
    expect(Object.keys(shipped?.words ?? {}).toSorted()).toEqual(Object.keys(words).toSorted())
  })
})

const spokenIn = (code: string) => {
  const count = readShippedWords(code).words.featureCount
  const categories = pluralCategories(code)
    .filter(({ name, numbers }) => name === 'other' || numbers.length > 0)
    .map(({ name }) => name)
  return { categories, spoken: typeof count === 'string' ? { other: count } : count }
}

test.for([
  ['uk', 1, 'Основа: 1 послуга'],
  ['uk', 3, 'Основа: 3 послуги'],
  ['uk', 11, 'Основа: 11 послуг'],
  ['uk', 21, 'Основа: 21 послуга'],
  ['pl', 1, 'Основа: 1 usługa'],
  ['pl', 22, 'Основа: 22 usługi'],
  ['pl', 5, 'Основа: 5 usług'],
  ['fr', 0, 'Основа : 0 prestation'],
  ['fr', 1_000_000, 'Основа : 1000000 prestations'],
  ['de', 0, 'Основа: 0 Leistungen'],
  ['en', 1, 'Основа: 1 feature'],
] as const)('in %s %d is: %s', ([code, count, said]) => {
  const { featureCount } = readShippedWords(code).words
  expect(interpolate(formOf(featureCount, count, code), { plan: 'Основа', count })).toBe(said)
})

test('a site may say some of them otherwise, and leaves out what it does not say', () => {
  const { site, diagnostics } = checkSmallSite({
    'stand-ins.yaml': '- { at: site#origin, needs: The address of the site. }\n',
    ...Object.fromEntries(['en', 'nl'].map((code) => [`${code}/navigation.yaml`, undefined])),
    'en/language.yaml': 'words: { menu: Pages }\n',
    'nl/language.yaml': 'words: { menu: Pagina’s }\n',
  })
  expect(diagnostics).toEqual([])
  expect(site.languages.map(({ locale }) => locale)).toEqual(['en', 'nl'])
})
