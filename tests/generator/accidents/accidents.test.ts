import { expect, test } from 'vitest'
import { fileAccidents } from './file-accidents.ts'
import { type Case, korenaar, problemsIn } from './korenaar.ts'
import { layoutAccidents } from './layout-accidents.ts'
import { structureAccidents } from './structure-accidents.ts'
import { textAccidents } from './text-accidents.ts'
import { valueAccidents } from './value-accidents.ts'

const cases: readonly Case[] = [
  ...layoutAccidents,
  ...valueAccidents,
  ...fileAccidents,
  ...structureAccidents,
  ...textAccidents,
]

test('the site has nothing wrong before an accident', () => {
  expect(problemsIn(korenaar)).toEqual([])
})

test.for(cases)('%s', ([, accident, ...found]) => {
  expect(problemsIn(accident(korenaar))).toEqual(found)
})

test('the corpus has many accidents, and none twice', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120)
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length)
})
