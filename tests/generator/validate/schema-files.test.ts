import { expect, test } from 'vitest'
import { compileValidators } from '#generator/index.ts'
import { isRecord } from '#generator/read/path.ts'
import { looksOf } from '#generator/validate/schema-files.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { readSchemas } from '#generator/validate/schemas.ts'
import { ownSections, schemas, schemaTexts, validators } from '../../support/project-schemas.ts'
import { edit } from '../edit.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

const string = { type: 'string' }

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

test('a text without a use is told at its line, with the words that can be added', async () => {
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

test.for(sections)('$type has an example of each look', ({ type, file }) => {
  const looks = looksOf(schemas, type)
  const shown = (schemas.root(file).node.examples ?? []).map(
    (example) => Object(example).look ?? looks[0],
  )
  expect(looks.filter((look) => !shown.includes(look))).toEqual([])
})

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
    .filter(({ node }) => node.properties && (node.additionalProperties ?? true) === true)
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
