import { expect, test } from 'vitest'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { schemas } from '../generator/small-site.ts'
import { codeIn, readPaper, rowsUnder } from './paper.ts'

const rows = rowsUnder(readPaper('api/README.md'), 'field')

/** The optional fields of a schema, the outermost of each branch, as the paper writes them. */
function* optional(node: SchemaNode, path = ''): Generator<string> {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const name = path ? `${path}.${key}` : key
    if (!node.required?.includes(key)) yield name
    else if (child.items) yield* optional(child.items, `${key}[]`)
    else yield* optional(child, name)
  }
}

const { node } = schemas.root('api/quiz-response.schema.json')

test('the paper names every optional field of a quiz, and no other', () => {
  expect(rows.flatMap(([cell = '']) => codeIn(cell)).toSorted()).toEqual(
    [...optional(node)].toSorted(),
  )
})

test('it names all that the presentation may hold, and all that an answer may choose', () => {
  const saysOf = (field: string) =>
    codeIn(rows.find(([cell]) => cell === `\`${field}\``)?.[1] ?? '')
  const { presentation, questions } = node.properties ?? {}

  expect(saysOf('presentation').toSorted()).toEqual(
    Object.keys(presentation?.properties ?? {}).toSorted(),
  )
  expect(saysOf('questions[].chooses')).toEqual(questions?.items?.properties?.['chooses']?.enum)
})
