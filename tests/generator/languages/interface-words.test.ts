import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { createMemo, parseDocuments } from '#generator/index.ts'
import { hasShippedWords, readShippedWords } from '#generator/languages/interface-words.ts'
import { findSchemaErrors } from '#generator/validate/validate.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { checkSmallSite } from '../small-site.ts'

const folder = join(projectRoot, 'generator/languages')
const languages = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .filter(hasShippedWords)

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** The texts of a tree by their path. */
const textsIn = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))

const english = new Map(textsIn(readShippedWords('en')))

test('Diptych has its words in eight languages', () => {
  expect(languages).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'uk'])
})

describe.for(languages)('in %s', (code) => {
  const shipped = readShippedWords(code)

  test('there are the same texts with the same gaps as in English', () => {
    const texts = textsIn(shipped)
    expect(texts.map(([path]) => path)).toEqual([...english.keys()])
    for (const [path, text] of texts)
      expect({ path, gaps: placeholders(text) }).toEqual({
        path,
        gaps: placeholders(english.get(path) ?? ''),
      })
  })

  test('they are as the schema of a language says, all of them', () => {
    const files = new Map([[`${code}/language.yaml`, stringify(shipped)]])
    const [document] = parseDocuments({ files, folder: 'content', memo: createMemo() }).documents
    if (!document) throw new Error('There is no document.')
    expect(findSchemaErrors(document, schemas, validators)).toEqual([])
    const words = schemas.root('language.schema.json').node.$defs?.['words']?.properties ?? {}
    expect(Object.keys(shipped?.words ?? {}).toSorted()).toEqual(Object.keys(words).toSorted())
  })
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
