import { expect, test } from 'vitest'
import { divide } from '#api/quiz/questions.ts'

test.for([
  { weights: [0, 3, 2, 4, 3, 2, 3, 2], points: [0, 16, 11, 21, 16, 10, 16, 10] },
  { weights: [3, 2, 3, 0, 2, 3, 2, 2], points: [18, 12, 17, 0, 12, 17, 12, 12] },
  { weights: [1, 1, 1], points: [34, 33, 33] },
  { weights: [1], points: [100] },
])('$weights divide 100 points into $points', ({ weights, points }) => {
  expect(divide(weights)).toEqual(points)
})
