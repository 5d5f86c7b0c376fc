import { expect, test } from 'vitest'
import { resolveRequest } from '#api/composed/choices.ts'
import { divide } from '#api/composed/compose/questions.ts'
import { everyRequest, libraries, library } from '../library.ts'
import { checkBanks } from './check-banks.ts'
import { fewBanks, kinds, problems } from './every-quiz.ts'

test('every answer of the tool builder can be combined with every other', () => {
  const requests = [...everyRequest('Bakker & Zonen')]
  const banks = Object.keys(library.banks)

  expect(banks.length).toBeGreaterThan(20)
  expect(requests).toHaveLength(banks.length * problems.length * kinds.length * 4 * 4)
  for (const request of requests) {
    const resolved = resolveRequest(libraries, request)
    expect('choices' in resolved).toBe(true)
  }
})

checkBanks(fewBanks)

test.for([
  { weights: [0, 3, 2, 4, 3, 2, 3, 2], points: [0, 16, 11, 21, 16, 10, 16, 10] },
  { weights: [3, 2, 3, 0, 2, 3, 2, 2], points: [18, 12, 17, 0, 12, 17, 12, 12] },
  { weights: [1, 1, 1], points: [34, 33, 33] },
  { weights: [1], points: [100] },
])('$weights divide 100 points into $points', ({ weights, points }) => {
  expect(divide(weights)).toEqual(points)
})
