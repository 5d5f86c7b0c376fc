import { describe, expect, test } from 'vitest'
import { compileValidators } from '#generator/index.ts'
import { isRecord } from '#generator/read/path.ts'
import { looksWithoutExample, undeclaredTexts } from '#generator/validate/schema-files.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { readSchemas } from '#generator/validate/schemas.ts'
import { ownSections, schemas, schemaTexts, validators } from '../../support/project-schemas.ts'
import { edit } from '../edit.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

const looks = { 'x-title': 'Look', description: 'How it looks.', enum: ['row', 'column'] }

/** The schema of a section type, as a site writes it. */
const sectionWith = (examples: readonly object[], more: object = {}) =>
  JSON.stringify(
    {
      'x-section': true,
      'x-title': 'Opening times',
      description: 'When the door is open.',
      properties: { look: looks },
      ...more,
      examples: examples.map((each) => ({ type: 'opening', id: 'opening', ...each })),
    },
    null,
    2,
  )

const own = (text: string) =>
  readSchemas(schemaTexts, { folder: 'sections', words: {}, schemas: { opening: text } })

/** What stands where a look is declared, or where it is referred to. */
const pointsAt: Readonly<Record<string, RegExp>> = {
  row: /^ *"row",$/,
  column: /^ *("column"|"look": \{)$/,
}

const row = { look: 'row' }

const column = { look: 'column' }

const elsewhere = {
  properties: { look: { 'x-title': 'Look', $ref: '#/$defs/look' } },
  $defs: { look: looks },
}

test.for([
  ['no example', sectionWith([]), ['row', 'column']],
  ['an example of one look', sectionWith([column]), ['row']],
  ['an example that names none, as it may', sectionWith([{}]), ['column']],
  [
    'an example that names none, as it may not',
    sectionWith([{}, column], { required: ['look'] }),
    ['row'],
  ],
  ['looks that stand elsewhere', sectionWith([row], elsewhere), ['column']],
  ['an example of each', sectionWith([row, column]), []],
] as const)('a section type with %s', ([, text, found]) => {
  const diagnostics = looksWithoutExample(own(text))
  expect(diagnostics.map(({ data }) => data?.['look'])).toEqual(found)
  for (const { at, data } of diagnostics) {
    expect(at.file).toBe('sections/opening/schema.json')
    expect(data).toMatchObject({ type: 'opening' })
    expect(text.split('\n')[at.line - 1]).toMatch(pointsAt[`${data?.['look']}`] ?? /never/)
  }
})

test('every look of our section types has an example', () => {
  expect(looksWithoutExample(schemas)).toEqual([])
})

test('a check tells it at its line and in Dutch, of the schemas of Diptych too', async () => {
  const [type = ''] = schemas.sectionTypes.filter((each) => !schemas.ownTypes.has(each))
  const path = `sections/${type}.schema.json`
  const look = '"look": { "x-title": "Look", "description": "How.", "enum": ["unseen"] },'
  const text = (schemaTexts.get(path) ?? '').replace(/"look": \{[^}]*\},/, '')
  const [before = '', after = ''] = text.split('"properties": {', 2)
  const changed = readSchemas(
    new Map([...schemaTexts, [path, `${before}"properties": {${look}${after}`]]),
    ownSections,
  )
  const checked = { schemas: changed, validators: await compileValidators(changed) }
  const { diagnostics, hasErrors } = checkSmallSite({}, 'nl', checked)

  expect(hasErrors).toBe(true)
  expect(diagnostics).toMatchObject([
    {
      code: 'schema/look-without-example',
      at: { file: `schema/${path}`, line: before.split('\n').length },
      message: `Geen voorbeeld van het soort sectie "${type}" heeft de look "unseen".`,
      hint: expect.stringContaining('"look": "unseen"'),
    },
  ])
})

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
      'a list of texts',
      section({ all: { type: 'array', items: string } }),
      ['properties.all.items text'],
    ],
    [
      'a text that others refer to',
      { ...section({}), $defs: { note: string } },
      ['$defs.note text'],
    ],
    ['keys without a schema', section({ card: { type: 'object' } }), ['properties.card keys']],
    [
      'keys by a pattern',
      section({ card: { ...section({}), patternProperties: { a: declared } } }),
      ['properties.card keys'],
    ],
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
    ['a name', { ...string, 'x-ref': 'page' }],
    ['a list of declared texts', { type: 'array', items: declared }],
    ['a map of declared texts', { type: 'object', additionalProperties: declared }],
    ['sections', { type: 'array', items: { type: 'object', 'x-sections': true } }],
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

const files = [...schemas.files].map(([file, schema]) => ({ file, schema }))

const sections = [...schemas.sectionTypes, ...schemas.mediaTypes].map((type) => ({
  type,
  file: `sections/${type}.schema.json`,
}))

test.for(files.filter(({ file }) => !file.startsWith('data/')))(
  '$file describes every property',
  ({ file, schema }) => {
    const silent = [...nodesIn(schema)].flatMap(({ path, node: { properties = {} } }) =>
      Object.entries(properties)
        .filter(([, node]) => !schemas.resolve({ file, node }).node.description?.endsWith('.'))
        .map(([key]) => `${path}/properties/${key}`),
    )

    expect(silent).toEqual([])
  },
)

test.for(files)('$file takes no key that it does not name', ({ schema }) => {
  const open = [...nodesIn(schema)]
    .filter(({ node }) => node.properties !== undefined && node.additionalProperties === undefined)
    .filter(({ node }) => !isClosedWithoutType(node))
    .map(({ path }) => path)

  expect(open).toEqual([])
})

/** A value with a type is closed by the schema of that type; one without takes the keys in `then`. */
function isClosedWithoutType(node: SchemaNode): boolean {
  const { if: condition, then, properties = {} } = node
  const names = Object.keys(properties)
  return (
    node['x-sections'] === 'media' &&
    JSON.stringify(condition) === JSON.stringify({ not: { required: ['type'] } }) &&
    then?.additionalProperties === false &&
    JSON.stringify(Object.keys(then.properties ?? {})) === JSON.stringify(names)
  )
}

test.for(files)('$file asks only for keys that it describes', ({ schema }) => {
  const strays = [...nodesIn(schema)].flatMap(({ path, node }) => {
    const required = 'required' in node && Array.isArray(node.required) ? node.required : []
    return required
      .filter((key) => !(key in (node.properties ?? {})))
      .map((key) => `${path} ${key}`)
  })

  expect(strays).toEqual([])
})

test.for(sections)('the file of $type is named after it', ({ type, file }) => {
  const { properties } = schemas.root(file).node

  expect(properties?.['type']?.const).toBe(type)
})

test.for(files.filter(({ schema }) => schema.examples))(
  'the examples of $file are valid',
  ({ file, schema }) => {
    for (const example of schema.examples ?? []) {
      const validate = validators(file)
      validate(example)
      expect(validate.errors ?? []).toEqual([])
    }
  },
)

/** Schemas of files that people write, not commands. */
const written = files.filter(
  ({ file }) => !/^(api|data)\/|^(report|state|acknowledged)\./.test(file),
)

test.for(written)('$file allows no text or name that is empty', ({ schema }) => {
  const mayBeEmpty = [...nodesIn(schema)]
    .filter(({ node: { type, pattern, minLength, enum: choices, 'x-ref': reference } }) => {
      const isLimited = (pattern ?? minLength ?? choices) !== undefined
      // A name that does not exist is reported, except that of a page, which may be an anchor.
      return type === 'string' && !isLimited && (reference ?? 'page') === 'page'
    })
    .map(({ path }) => path)

  expect(mayBeEmpty).toEqual([])
})

/** Every node of a schema that says something of a value, with its JSON pointer. */
function* nodesIn(node: SchemaNode, path = '#'): Generator<{ path: string; node: SchemaNode }> {
  yield { path, node }
  for (const key of ['properties', '$defs'] as const) {
    for (const [name, child] of Object.entries(node[key] ?? {})) {
      yield* nodesIn(child, `${path}/${key}/${name}`)
    }
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames'] as const) {
    const child = node[key]
    if (isRecord(child)) yield* nodesIn(child, `${path}/${key}`)
  }
}
