import { expect, test } from 'vitest'
import { checkComponents } from '#generator/validate/schema-files/section-components.ts'
import { checkSmallSite, schemas } from '../../small-site.ts'

const types = [...schemas.sectionTypes, ...schemas.mediaTypes]
const found = (components: readonly string[]) =>
  checkComponents(schemas, { engine: components, own: [], folder: 'sections' }).map(({ at }) => at)

test('types with a schema and a component are in order', () => {
  expect(found(types)).toEqual([])
})

test('a schema without a component is found at the schema', () => {
  expect(found(types.filter((type) => type !== 'quote'))).toEqual([
    { file: 'schema/sections/quote.schema.json', line: 1, column: 1 },
  ])
})

test('a component without a schema is found at the component', () => {
  expect(found([...types, 'opening-hours'])).toEqual([
    { file: 'renderer/client/sections/opening-hours.tsx', line: 1, column: 1 },
  ])
})

test('a check that is told of no components looks for none', () => {
  expect(checkSmallSite().diagnostics).toEqual([])
})
