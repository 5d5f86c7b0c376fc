import { expect, test } from 'vitest'
import { findingsOfQuiz } from './quiz-site.ts'

test.for([
  { name: 'a blank that is misspelt', text: 'Mind {topics}.', blank: '{topics}' },
  { name: 'a blank without a name', text: 'Mind {}.', blank: '{}' },
  { name: 'a step outside a result', text: 'Mind {step1}.', blank: '{step1}' },
])('$name', ({ text, blank }) => {
  expect(findingsOfQuiz({ frames: { keepInMind: text } })).toEqual([
    `content/en/quiz-frames.yaml quiz/unknown-blank Nothing is known to fill "${blank}" with.`,
  ])
})

test('a bank may name the company; its own words are not filled in', () => {
  expect(findingsOfQuiz({ bank: { steps: ['Ask {company}.', 'Wait.', 'Bake.'] } })).toEqual([])
})
