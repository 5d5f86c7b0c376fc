import { expect, test } from 'vitest'
import { findingsOfQuiz } from './quiz-site.ts'

const plan = (...points: readonly number[]) =>
  points.map((each) => ({ take: 'trade', points: each }))

test.for([
  {
    name: 'points that come to less than 100',
    frames: { plan: plan(20, 20, 20, 20, 19) },
    message: 'The points of the plan add up to 99, not to 100.',
  },
  {
    name: 'more questions than a bank has',
    frames: { plan: plan(20, 20, 20, 10, 10, 20) },
    message: 'The plan takes 6 questions of "trade", and there are only 5.',
  },
  {
    name: 'a source that has one question, twice',
    frames: {
      plan: [
        ...plan(20, 20, 20, 20),
        ...plan(10, 10).map((step) => ({ ...step, take: 'problem' })),
      ],
    },
    message: 'The plan takes 2 questions of "problem", and there are only 1.',
  },
  {
    name: 'results that start above 0',
    frames: { levels: [10, 35, 60, 80] },
    message: 'The results do not follow on each other from 0.',
  },
  {
    name: 'results out of order',
    frames: { levels: [0, 60, 35, 80] },
    message: 'The results do not follow on each other from 0.',
  },
])('$name', ({ frames, message }) => {
  expect(findingsOfQuiz({ frames })).toEqual([
    `content/en/quiz-frames.yaml quiz/unbalanced-plan ${message}`,
  ])
})
