import { expect, test } from 'vitest'
import { bank, findingsOfQuiz, frames, quizSite, toolBuilder } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

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

const without = <Part extends object>(part: Part, key: keyof Part) =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))
const asking = (changes: Record<string, unknown>) =>
  quizSite({}, { 'en/tool-builder.yaml': toolBuilder(changes) })

/** A trade with audiences. */
const served = (id: string, ...audiences: readonly string[]) => ({
  categories: [
    {
      id: 'food',
      subcategories: [{ id, audiences: { options: audiences.map((each) => ({ id: each })) } }],
    },
  ],
})

holdsForSites('quiz/missing-part', {
  caught: {
    'a problem in the bank': quizSite({ bank: { problems: without(bank.problems, 'lost') } }),
    'a kind in the frames': quizSite({ frames: { kinds: without(frames.kinds, 'B') } }),
    'an output': quizSite({ frames: { outputs: without(frames.outputs, 'plan') } }),
    'the bank of one audience': asking(served('bread', 'bread-guests')),
  },
  clean: {
    'a site without a tool builder': {},
    'a trade with a bank for its audience only': asking(served('food', 'bread')),
    'frames that nobody asks for': { 'en/quiz-frames.yaml': JSON.stringify(frames) },
  },
})
