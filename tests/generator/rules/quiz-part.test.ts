import { expect, test } from 'vitest'
import { findingsOfQuiz } from './quiz-site.ts'

test('a tool builder with all that its quizzes need has nothing wrong with it', () => {
  expect(findingsOfQuiz()).toEqual([])
})

test.for([
  {
    name: 'no frames',
    files: { 'en/quiz-frames.yaml': undefined },
    findings: [
      'content/en/tool-builder.yaml quiz/missing-part There is no quiz-frames.yaml for this answer.',
    ],
  },
  {
    name: 'no bank for a subcategory',
    files: { 'en/quiz-banks/bread.yaml': undefined },
    findings: [
      'content/en/tool-builder.yaml quiz/missing-part There is no quiz-banks/bread.yaml for this answer.',
    ],
  },
])('$name', ({ files, findings }) => {
  expect(findingsOfQuiz({}, files)).toEqual(findings)
})

const missing = (file: string, name: string) =>
  `content/en/${file}.yaml quiz/missing-part "${name}" is missing, which an answer of the tool builder asks for.`

test('each problem, kind, output and call that is left out is named', () => {
  const found = findingsOfQuiz({
    frames: { kinds: {}, outputs: {}, calls: {} },
    bank: { problems: {}, kinds: {} },
  })

  expect(found.toSorted()).toEqual(
    [
      ...['late', 'lost'].map((id) => missing('quiz-banks/bread', `problems.${id}`)),
      ...['A', 'B'].map((code) => missing('quiz-banks/bread', `kinds.${code}`)),
      ...['A', 'B'].map((code) => missing('quiz-frames', `kinds.${code}`)),
      ...['score', 'plan'].map((id) => missing('quiz-frames', `outputs.${id}`)),
      ...['phone', 'visit'].map((id) => missing('quiz-frames', `calls.${id}`)),
    ].toSorted(),
  )
})
