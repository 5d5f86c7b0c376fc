import { expect, test } from 'vitest'
import { libraries } from '../../api/composed/library.ts'
import { faultsOf } from './emitted-schemas.ts'

test('what the project emits for its quizzes is what the API expects', () => {
  expect(libraries).toHaveLength(1)
  expect(faultsOf('data/quiz-banks.schema.json', { libraries })).toEqual([])
})
