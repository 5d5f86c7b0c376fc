import { expect, test } from 'vitest'
import { compileValidators } from '#generator/index.ts'
import { looksWithoutExample } from '#generator/validate/schema-files/looks-without-example.ts'
import { readSchemas } from '#generator/validate/schemas.ts'
import { ownSections, schemas, schemaTexts } from '../../../support/project-schemas.ts'
import { checkSmallSite } from '../../small-site.ts'

const looks = { 'x-title': 'Look', description: 'How it looks.', enum: ['row', 'column'] }

/** The schema of a section type, as a site writes it. */
const written = (examples: readonly object[], more: object = {}) =>
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
  ['no example', written([]), ['row', 'column']],
  ['an example of one look', written([column]), ['row']],
  ['two of one look', written([row, row]), ['column']],
  ['an example of a look that it has not', written([row, { look: 'grid' }]), ['column']],
  ['an example that names none, as it may', written([{}]), ['column']],
  [
    'an example that names none, as it may not',
    written([{}, column], { required: ['look'] }),
    ['row'],
  ],
  ['looks that stand elsewhere', written([row], elsewhere), ['column']],
  ['an example of each', written([row, column]), []],
  ['no looks', written([], { properties: {} }), []],
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
