import { describe, expect, test } from 'vitest'
import { readSchemas } from '#generator/validate/schemas.ts'

const schemas = readSchemas(
  new Map(
    Object.entries({
      'common.schema.json': {
        $defs: { text: { description: 'A text.', type: 'string', 'x-i18n': 'translate' } },
      },
      'page.schema.json': { properties: { title: { $ref: 'common.schema.json#/$defs/text' } } },
      'sections/quote.schema.json': {
        properties: {
          text: { $ref: '../common.schema.json#/$defs/text', description: 'The words.' },
        },
        $defs: { again: { $ref: '#/properties/text' } },
      },
      'sections/hero.schema.json': {},
    }).map(([file, schema]): [string, string] => [file, JSON.stringify(schema)]),
  ),
)

test('the section types are the names of the files', () => {
  expect(schemas.sectionTypes).toEqual(['quote', 'hero'])
})

describe('resolve', () => {
  test.for([
    { $ref: 'common.schema.json#/$defs/text', from: 'page.schema.json', description: 'A text.' },
    {
      $ref: '../common.schema.json#/$defs/text',
      from: 'sections/quote.schema.json',
      description: 'A text.',
    },
    { $ref: '#/properties/text', from: 'sections/quote.schema.json', description: 'The words.' },
    { $ref: '#/$defs/again', from: 'sections/quote.schema.json', description: 'The words.' },
  ])('follows $$ref from $from', ({ $ref, from, description }) => {
    expect(schemas.resolve({ file: from, node: { $ref } })).toEqual({
      file: 'common.schema.json',
      node: { type: 'string', 'x-i18n': 'translate', description },
    })
  })

  test('what stands beside a reference wins', () => {
    const node = { $ref: 'common.schema.json#/$defs/text', 'x-i18n': 'same' } as const

    expect(schemas.resolve({ file: 'page.schema.json', node }).node['x-i18n']).toBe('same')
  })

  test('a node without reference is itself', () => {
    const at = { file: 'page.schema.json', node: { type: 'string' } }

    expect(schemas.resolve(at)).toBe(at)
  })
})

test.for([
  { $ref: 'none.schema.json', message: 'There is no schema none.schema.json.' },
  { $ref: 'common.schema.json#/$defs/none', message: 'There is no /$defs/none in the schema.' },
])('a reference to nothing says so: $$ref', ({ $ref, message }) => {
  expect(() => schemas.resolve({ file: 'page.schema.json', node: { $ref } })).toThrow(message)
})
