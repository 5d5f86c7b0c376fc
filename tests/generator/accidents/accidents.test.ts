import { expect, test } from 'vitest'
import { accidents } from './accidents.ts'
import { korenaar, problemsIn } from './korenaar.ts'

test('the site has nothing wrong before an accident', () => {
  expect(problemsIn(korenaar)).toEqual([])
})

test.for(accidents)('%s', ([, accident, ...found]) => {
  expect(problemsIn(accident(korenaar))).toEqual(found)
})
