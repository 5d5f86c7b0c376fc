import { describe, expect, test } from 'vitest'
import { checkContent, compileValidators, readFolder, readSchemas } from '#generator/index.ts'
import { sectionSchema } from '#generator/validate/own-sections.ts'
import { checkComponents } from '#generator/validate/schema-files.ts'
import { projectRoot } from '../../support/project-root.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

test('a check that is told of no components looks for none', () => {
  expect(checkSmallSite().diagnostics).toEqual([])
})

const engine = readFolder(`${projectRoot}/schema`, '.schema.json')

const plain = readSchemas(engine)

const hours = `{
  "x-section": true,
  "x-title": "Opening times",
  "description": "When the door is open.",
  "required": ["text"],
  "properties": {
    "text": { "x-title": "Hours", "$ref": "diptych:common#/$defs/text", "description": "The hours." },
    "size": { "x-title": "Size", "$ref": "#/$defs/size", "description": "How large." }
  },
  "$defs": { "size": { "description": "A size.", "enum": ["small", "large"] } },
  "examples": [{ "type": "opening-hours", "id": "hours", "text": "From nine to five." }]
}
`

const words = { nl: { 'opening-hours': { 'Opening times': 'Openingstijden', Hours: 'Uren' } } }

const withOwn = (schemas: Readonly<Record<string, string>>) =>
  readSchemas(engine, { folder: 'sections', schemas, words })

describe('a section type of the site', () => {
  const schemas = withOwn({ 'opening-hours': hours })

  test('is one of the section types, with what every section has', () => {
    const { node } = schemas.root(sectionSchema('opening-hours'))
    expect(schemas.sectionTypes.length).toBe(plain.sectionTypes.length + 1)
    expect(Object.keys(node.properties ?? {})).toEqual(['type', 'id', 'text', 'size', 'frame'])
    expect(node).toMatchObject({ title: 'OpeningHoursSection', required: ['type', 'text'] })
  })

  test('leaves what is generated for Diptych as it is', () => {
    expect(schemas.hashOfEngine).toBe(plain.hash)
    expect(schemas.hash).not.toBe(plain.hash)
  })

  test.for([
    { section: { type: 'opening-hours', id: 'a', text: 'Nine to five.', size: 'small' }, ok: true },
    { section: { type: 'opening-hours', id: 'a', text: 'Nine to five.', size: 'huge' }, ok: false },
    { section: { type: 'opening-hours', id: 'a', text: '' }, ok: false },
    { section: { type: 'opening-hours', id: 'A a', text: 'Nine to five.' }, ok: false },
    { section: { type: 'opening-hours', text: 'Nine to five.' }, ok: true },
    { section: { type: 'opening-hours', id: 'a', text: 'Nine.', colour: 'red' }, ok: false },
  ])('is validated: $section', async ({ section, ok }) => {
    const validate = (await compileValidators(schemas))(sectionSchema('opening-hours'))
    expect(validate(section)).toBe(ok)
  })

  test('is part of the comparison of languages', async () => {
    const section = (text: string) => `  - { type: opening-hours, id: hours, text: ${text} }\n`
    const validators = await compileValidators(schemas)
    const files = new Map([
      ...Object.entries(smallSite),
      ['en/pages/home.yaml', smallSite['en/pages/home.yaml'] + section('Nine to five.')],
      ['nl/pages/home.yaml', smallSite['nl/pages/home.yaml'] + section('Nine to five.')],
    ] as const)
    const { diagnostics } = checkContent({
      ...{ files, folder: 'content', schemas, validators, language: 'nl', today: '2026-11-21' },
    })
    expect(diagnostics.map(({ code }) => code)).toContain('language/untranslated')
  })
})

test.for([
  { type: 'quote', look: 'large', text: hours, at: '1:1', id: 'taken' },
  {
    type: 'opening-hours',
    text: '{ "x-section": true,\n  "x-title": "A" "b" }',
    at: '2:',
    id: 'syntax',
  },
  { type: 'opening-hours', text: '{ "x-section": true,\n', at: '', id: 'syntax' },
  { type: 'opening-hours', text: '', at: '1:1', id: 'syntax' },
  { type: 'opening-hours', text: '[]', at: '1:1', id: 'notSection' },
  { type: 'opening-hours', text: '{ "type": "object" }', at: '1:1', id: 'notSection' },
  ...[
    'diptych:comon#/$defs/text',
    'diptych:common#/$defs/txt',
    '#/$defs/text',
    '../common.schema.json#/$defs/text',
    'https://example.com/schema.json',
  ].map((to) => ({
    ...{ type: 'opening-hours', at: '7:', id: 'reference' },
    text: hours.replace('diptych:common#/$defs/text', to),
  })),
])('a schema with a fault is told at its place, and stops nothing else: $id', (given) => {
  const schemas = withOwn({ [given.type]: given.text })
  expect(schemas.sectionTypes).toEqual(plain.sectionTypes)

  const found = checkComponents(schemas, { types: [given.type], folder: 'sections' })
  expect(found).toMatchObject([{ code: 'schema/broken-section', messageId: given.id }])
  const [{ at } = { at: { file: '', line: 0, column: 0 } }] = found
  expect(`${at.file}:${at.line}:${at.column}`).toContain(
    `sections/${given.type}/schema.json:${given.at}`,
  )
})

test('half a section type is told by the name of what is missing', () => {
  const [type, folder] = ['opening-hours', 'sections']
  const schemas = withOwn({ [type]: hours })
  expect(checkComponents(schemas, { types: [type], folder })).toEqual([])
  expect(checkComponents(schemas, { types: [], folder })).toMatchObject([
    { at: { file: `${folder}/${type}/schema.json` }, messageId: 'noComponent' },
  ])
  expect(checkComponents(plain, { types: [type], folder })).toMatchObject([
    { at: { file: `${folder}/${type}/section.tsx` }, messageId: 'noSchema' },
  ])
})

test('what Ajv refuses in a schema of the site is told in one line', async () => {
  const odd = withOwn({ 'opening-hours': hours.replace('"enum": [', '"minimun": 1, "enum": [') })
  const validators = await compileValidators(odd)
  expect(() => validators(sectionSchema('opening-hours'))).toThrow(
    expect.objectContaining({
      name: 'OperatorError',
      message: expect.stringMatching(/^sections\/opening-hours\/schema\.json: .*minimun.*\.$/),
    }),
  )
})
