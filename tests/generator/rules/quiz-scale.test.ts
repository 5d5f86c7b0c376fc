import { expect, test } from 'vitest'
import { findingsOfQuiz } from './quiz-site.ts'

test('a scale that is not there is named', () => {
  const scales = [{ question: 'How sure are you?', scale: 'shure' }]

  expect(findingsOfQuiz({ bank: { scales } })).toEqual([
    'content/en/quiz-banks/bread.yaml quiz/unknown-scale There is no scale "shure".',
  ])
})
