import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { isRecord } from '#generator/read/path.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { schemas, validators } from '../../support/project-schemas.ts'

const files = [...schemas.files].map(([file, schema]) => ({ file, schema }))
const sections = [...schemas.sectionTypes, ...schemas.mediaTypes].map((type) => ({
  type,
  file: `sections/${type}.schema.json`,
}))

test.for(files)('$file is JSON Schema 2020-12', ({ schema }) => {
  const ajv = new Ajv2020({ strict: false })

  expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
  ajv.validateSchema(schema)
  expect(ajv.errors ?? []).toEqual([])
})

test.for(files)('$file: every reference leads somewhere', ({ file, schema }) => {
  for (const { node } of nodesIn(schema)) {
    if (node.$ref !== undefined) expect(schemas.resolve({ file, node }).node).toBeTruthy()
  }
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

test('there are sections at all', () => {
  expect(schemas.sectionTypes).toContain('hero')
})

test.for(sections)('the file of $type is named after it', ({ type, file }) => {
  const { properties } = schemas.root(file).node

  expect(properties?.['type']?.const).toBe(type)
})

test.for(sections)('$type has an example', ({ file }) => {
  expect(schemas.root(file).node.examples).not.toHaveLength(0)
  expect(schemas.root(file).node.examples).toBeDefined()
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

test.for(files.filter(({ file }) => !/^(data|api)\/|^report\./.test(file)))(
  '$file says of every text what languages may do with it',
  ({ schema }) => {
    const silent = [...nodesIn(schema)]
      .filter(({ path }) => !path.endsWith('/propertyNames'))
      .filter(({ node }) => JSON.stringify(node.type ?? '').includes('"string"'))
      .filter(({ node }) => !['x-i18n', 'x-ref', 'enum', 'const'].some((key) => key in node))
      .map(({ path }) => path)

    expect(silent).toEqual([])
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
