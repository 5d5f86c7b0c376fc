import { describe, expect, test } from 'vitest'
import { compileValidators } from '#generator/index.ts'
import { undeclaredTexts } from '#generator/validate/schema-files/undeclared-texts.ts'
import { readSchemas } from '#generator/validate/schemas.ts'
import { ownSections, schemas, schemaTexts } from '../../../support/project-schemas.ts'
import { edit } from '../../edit.ts'
import { checkSmallSite, smallSite } from '../../small-site.ts'

const file = 'sections/opening.schema.json'
const declared = { type: 'string', 'x-i18n': 'translate' }

/** The findings in one schema beside others, each as its place and what it says. */
function findingsIn(schema: object, others: Readonly<Record<string, object>> = {}) {
  const files = Object.entries({ [file]: schema, ...others })
  return undeclaredTexts(
    readSchemas(new Map(files.map(([path, each]) => [path, JSON.stringify(each, null, 2)]))),
  ).map(({ path, messageId }) => `${path} ${messageId}`)
}

const section = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  properties,
})
const string = { type: 'string' }

describe('a schema is refused that has', () => {
  test.for([
    ['a text', section({ note: string }), ['properties.note text']],
    [
      'a text of some length',
      section({ note: { ...string, minLength: 1 } }),
      ['properties.note text'],
    ],
    ['a text of some form', section({ at: { ...string, pattern: 'a' } }), ['properties.at text']],
    [
      'a value of any type',
      section({ note: { description: 'A note.' } }),
      ['properties.note text'],
    ],
    [
      'a text or a list',
      section({ ask: { type: ['string', 'array'], items: declared } }),
      ['properties.ask text'],
    ],
    [
      'a list of texts',
      section({ all: { type: 'array', items: string } }),
      ['properties.all.items text'],
    ],
    [
      'a list of texts that says it of the list alone',
      section({ all: { type: 'array', 'x-i18n': 'translate', items: string } }),
      ['properties.all.items text'],
    ],
    [
      'a map of texts',
      { type: 'object', additionalProperties: string },
      ['additionalProperties text'],
    ],
    [
      'a text inside an object',
      section({ card: section({ note: string }) }),
      ['properties.card.properties.note text'],
    ],
    [
      'a text that others refer to',
      { ...section({}), $defs: { note: string } },
      ['$defs.note text'],
    ],
    ['keys without a schema', section({ card: { type: 'object' } }), ['properties.card keys']],
    [
      'any keys',
      section({ card: { type: 'object', additionalProperties: true } }),
      ['properties.card keys'],
    ],
    [
      'keys by a pattern',
      section({ card: { ...section({}), patternProperties: { a: declared } } }),
      ['properties.card keys'],
    ],
    ['a list of anything', section({ all: { type: 'array' } }), ['properties.all items']],
    [
      'a list with items by their position',
      section({ all: { type: 'array', prefixItems: [string], items: declared } }),
      ['properties.all items'],
    ],
  ] as const)('%s', ([, schema, findings]) => {
    expect(findingsIn(schema)).toEqual(findings)
  })

  test('a text of what the site and the API send each other', () => {
    const schema = section({ tone: { $ref: '../api/request.schema.json#/$defs/remarks' } })
    const request = { $defs: { remarks: { type: 'array', items: string } } }

    expect(findingsIn(schema, { 'api/request.schema.json': request })).toEqual([
      'properties.tone text',
    ])
  })
})

describe('a schema is fine that has', () => {
  test.for([
    ...['translate', 'same', 'name', 'twin', 'per-language'].map(
      (use) => [`a text that is "${use}"`, { ...string, 'x-i18n': use }] as const,
    ),
    ['a choice', { enum: ['full', 'bare'] }],
    ['one value', { const: 'hero' }],
    ['a name', { ...string, 'x-ref': 'page' }],
    ['a number', { type: 'number' }],
    ['a list of numbers', { type: 'array', items: { type: 'number' } }],
    ['a list of declared texts', { type: 'array', items: declared }],
    ['a map of declared texts', { type: 'object', additionalProperties: declared }],
    ['sections', { type: 'array', items: { type: 'object', 'x-sections': true } }],
    ['names that stand before texts', { ...section({}), propertyNames: { type: 'string' } }],
  ] as const)('%s', ([, node]) => {
    expect(findingsIn(section({ each: node }))).toEqual([])
  })

  test('a text that another schema declares', () => {
    const schema = section({ note: { $ref: '../common.schema.json#/$defs/text' } })

    expect(findingsIn(schema, { 'common.schema.json': { $defs: { text: declared } } })).toEqual([])
  })
})

test('what is made of content need not say it', () => {
  expect(findingsIn(section({}), { 'data/page.schema.json': section({ note: string }) })).toEqual(
    [],
  )
})

test('our schemas say of every text what languages may do with it', () => {
  expect(undeclaredTexts(schemas)).toEqual([])
})

/** The schemas with one more field of a text. */
async function withField(node: object) {
  const path = 'sections/text.schema.json'
  const own = schemas.texts.get(path) ?? ''
  const properties = '"properties": {'
  const [before = ''] = own.split(properties)
  const text = own.replace(properties, `${properties}\n    "note":${JSON.stringify(node)},`)
  const changed = readSchemas(new Map([...schemaTexts, [path, text]]), ownSections)
  const line = before.split('\n').length + 1
  return { line, checked: { schemas: changed, validators: await compileValidators(changed) } }
}

test('a check tells it at its line, in the words that can be added', async () => {
  const { line, checked } = await withField(string)
  const { diagnostics, hasErrors } = checkSmallSite({}, 'en', checked)

  expect(hasErrors).toBe(true)
  expect(diagnostics).toMatchObject([
    {
      code: 'schema/undeclared-text',
      at: { file: 'schema/sections/text.schema.json', line, column: 5 },
      hint: expect.stringMatching(/"translate".*"same".*"name".*"twin".*"per-language"/),
    },
  ])
})

test.for([
  ['a name', { ...string, 'x-ref': 'wall' }],
  ['a choice', { enum: ['flower', 'leaf'] }],
] as const)('%s that need not say it is the same in every language', async ([, node]) => {
  const { checked } = await withField(node)
  const { diagnostics } = checkSmallSite(
    {
      ...edit('en/pages/home.yaml', 'tile: key', 'tile: key\n    note: flower'),
      ...edit('nl/pages/home.yaml', 'tile: key', 'tile: key\n    note: leaf'),
      'walls.yaml': `${smallSite['walls.yaml']}leaf: { rows: [leaf] }\n`,
    },
    'en',
    checked,
  )

  expect(diagnostics).toMatchObject([
    { code: 'parity/different-value', at: { file: 'content/nl/pages/home.yaml', line: 8 } },
  ])
})
