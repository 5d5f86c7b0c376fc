import { expect, test } from 'vitest'
import { kindsToTranslate } from '#generator/compare/kinds-to-translate.ts'
import { singleKinds } from '#generator/read/file-kind.ts'
import { readSchemas } from '#generator/validate/schemas.ts'
import { schemas } from '../../support/project-schemas.ts'

const kindsIn = (files: Readonly<Record<string, object>>) => [
  ...kindsToTranslate(
    readSchemas(
      new Map(Object.entries(files).map(([file, schema]) => [file, JSON.stringify(schema)])),
    ),
  ),
]

const text = { type: 'string', 'x-i18n': 'translate' }
const id = { type: 'string', 'x-i18n': 'same' }

test.for([
  { name: 'a text', schema: { properties: { lead: text } }, is: true },
  { name: 'a text in a list', schema: { properties: { all: { items: text } } }, is: true },
  { name: 'a text in a map', schema: { additionalProperties: text }, is: true },
  {
    name: 'a text that another node has',
    schema: { $ref: '#/$defs/a', $defs: { a: text } },
    is: true,
  },
  { name: 'a text in a section', schema: { items: { 'x-sections': true } }, is: true },
  { name: 'names alone', schema: { properties: { id } }, is: false },
  { name: 'a text that is in no value', schema: { $defs: { a: text } }, is: false },
  {
    name: 'a text that a language may leave out',
    schema: { properties: { read: { 'x-i18n': 'per-language', properties: { by: text } } } },
    is: false,
  },
  {
    name: 'a node inside itself',
    schema: { $ref: '#/$defs/tree', $defs: { tree: { items: { $ref: '#/$defs/tree' } } } },
    is: false,
  },
])('a kind with $name: $is', ({ schema, is }) => {
  const found = kindsIn({
    'faq.schema.json': schema,
    'sections/hero.schema.json': { properties: { lead: text } },
  })

  expect(found).toEqual(is ? ['faq'] : [])
})

test('what is the same in every language is not to be translated', () => {
  expect(kindsIn({ 'glossary.schema.json': text, 'page.schema.json': text })).toEqual(['page'])
})

test('a file of each kind may say for which languages it is meant', () => {
  const kinds = kindsToTranslate(schemas).difference(new Set<string>(singleKinds))

  expect(kinds).toContain('quiz-bank')
  for (const kind of kinds) {
    const { file, node } = schemas.root(`${kind}.schema.json`)
    expect(schemas.resolve({ file, node: node.properties?.['languages'] ?? {} })).toMatchObject({
      file: 'common.schema.json',
      node: { title: 'Languages' },
    })
  }
})
