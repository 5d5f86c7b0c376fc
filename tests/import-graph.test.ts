import { expect, test } from 'vitest'
import { temporaryFolder } from './generator/temporary-folder.ts'
import { circlesOf, importGraph, importsOf } from './support/import-graph.ts'
import { countBackArrows, countGroups } from './support/rooms.ts'

test.for([
  ["import { a } from './a.ts'", '#layer/a.ts'],
  ["import type { A } from '../layer/a.ts'", '#layer/a.ts'],
  ["export * from '#layer/a.ts'", '#layer/a.ts'],
  ["export type { A } from './a.ts'", '#layer/a.ts'],
  ["const a = () => import('./a.ts')", '#layer/a.ts'],
  ["let a: typeof import('./a.ts')", '#layer/a.ts'],
  ["import { join } from 'node:path'", 'node:path'],
] as const)('%s imports %s', ([source, target]) => {
  const root = temporaryFolder({ 'layer/b.ts': source })
  expect(importsOf('layer/b.ts', root).map((each) => each.target)).toEqual([target])
})

test('a circle of types is a circle', () => {
  const root = temporaryFolder({
    'layer/a.ts': "import { b } from './b.ts'\nexport type A = string",
    'layer/b.ts': "import type { A } from './c.ts'",
    'layer/c.ts': "export type { A } from './a.ts'",
    'layer/d.ts': "import './a.ts'",
  })
  const files = ['a', 'b', 'c', 'd'].map((name) => `layer/${name}.ts`)

  expect(circlesOf(importGraph(files, { root }))).toEqual([
    ['layer/a.ts', 'layer/b.ts', 'layer/c.ts', 'layer/a.ts'],
  ])
})

test.for([
  ['an order', { a: ['b', 'c'], b: ['c'], c: [] }, 0, 0],
  ['one circle', { a: ['b'], b: ['c'], c: ['a'] }, 1, 1],
  ['two circles', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, 2, 2],
] as const)('%s', ([, rooms, backArrows, groups]) => {
  const graph = new Map(Object.entries(rooms))

  expect(countBackArrows(graph)).toBe(backArrows)
  expect(countGroups(graph)).toBe(groups)
})
