import { expect, test } from 'vitest'
import { emitRegistry } from '#generator/emit/code/code.ts'
import { pascal } from '#generator/validate/own-sections.ts'
import { readSchemas } from '#generator/validate/schemas.ts'

const schemas = readSchemas(
  new Map(['quote', 'plan-explorer'].map((type) => [`sections/${type}.schema.json`, '{}'])),
)

test('the registry loads a component for each section type', () => {
  expect(emitRegistry(schemas, '../sections')).toBe(`\
// Generated from the schemas of the section types: edit those, then run \`diptych generate\`.
import type { SectionLoaders } from '#renderer/client/site/section.tsx'

export const sectionLoaders = {
  'plan-explorer': () => import('#renderer/client/sections/plan-explorer.tsx').then((module) => module.PlanExplorer),
  'quote': () => import('#renderer/client/sections/quote.tsx').then((module) => module.Quote),
} satisfies SectionLoaders
`)
})

test.for([
  ['quote', 'Quote'],
  ['plan-explorer', 'PlanExplorer'],
  ['a-b-c', 'ABC'],
])('%s is drawn by %s', ([type = '', name]) => {
  expect(pascal(type)).toBe(name)
})
