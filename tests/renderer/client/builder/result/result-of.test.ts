import { expect, test } from 'vitest'
import { resultOf } from '#renderer/client/builder/composed/result-of.ts'
import type { GeneratedQuiz } from '#site/types.ts'
import { quiz as plain } from '../content.ts'
import { personalQuiz } from '../personal-quiz.ts'

test.for<{ answers: Record<string, string>; score: number; title: string | undefined }>([
  { answers: {}, score: 0, title: 'Crumbs' },
  { answers: { q1: 'no', q2: 'no' }, score: 0, title: 'Crumbs' },
  { answers: { q1: 'yes', q2: 'no' }, score: 30, title: 'Crumbs' },
  { answers: { q1: 'no', q2: 'yes' }, score: 40, title: undefined },
  { answers: { q1: 'yes', q2: 'yes' }, score: 70, title: 'A loaf' },
  { answers: { q1: 'constructor', q9: 'yes' }, score: 0, title: 'Crumbs' },
])('$answers score $score: $title', ({ answers, score, title }) => {
  const { figures, level } = resultOf(plain, new Map(Object.entries(answers)))
  expect(figures.score).toBe(score)
  expect(level?.title).toBe(title)
})

/** The answers of a player, by the ranks of the questions in order. */
const played = (quiz: GeneratedQuiz, ranks: readonly number[]) =>
  resultOf(
    quiz,
    new Map(
      quiz.questions.flatMap(({ id, options }, place): [string, string][] => {
        const option = options[ranks[place] ?? -1]
        return option ? [[id, option.id]] : []
      }),
    ),
  )

test.for<[ranks: number[], states: string[], advised: string[]]>([
  [
    [0, 0, 0, 0],
    ['open', 'open', 'open', 'open'],
    ['Building', 'Trusting', 'Keeping'],
  ],
  [[3, 3, 3, 3], ['inOrder', 'inOrder', 'inOrder', 'inOrder'], []],
  [
    [3, 3, 0, 2],
    ['inOrder', 'inOrder', 'open', 'halfDone'],
    ['Keeping', 'Your'],
  ],
  // The costliest first: 27 of 40 are left to gain, 20 of 20, and 3 of 10.
  [
    [1, 3, 0, 2],
    ['halfDone', 'inOrder', 'open', 'halfDone'],
    ['Building', 'Keeping', 'Your'],
  ],
])('answers of the ranks %o stand so: %o, with advice about %o', ([ranks, states, advised]) => {
  const result = played(personalQuiz('E', 'score-analysis'), ranks)
  expect(result.points.map(({ state }) => state)).toEqual(states)
  expect(result.advised.map(({ name }) => name.split(' ')[0])).toEqual(advised)
  for (const { advice, answer, name } of result.advised) {
    expect(answer).toContain(name.toLowerCase())
    expect(advice).toContain(name.toLowerCase())
  }
})

test.for(['A', 'B'] as const)('of kind %s, the advice after the choice comes first', (kind) => {
  const { advised, points } = played(personalQuiz(kind, 'starter-kit'), [1, 0, 0, 0, 0])
  expect(points[0]).toMatchObject({ state: 'chosen', cost: 0, answer: 'A night' })
  expect(advised.map(({ advice }) => advice)).toEqual([
    'Begin with a night.',
    'Take step 1 in building up.',
    'Take step 1 in trusting your body.',
  ])
})

test('norms are met by the answers that they name, and choices have an outlook', () => {
  const { points, figures } = played(personalQuiz('C', 'starter-kit'), [2, 1, 3, 3])
  expect(points.map(({ norm }) => norm?.isMet)).toEqual([true, false, undefined, undefined])
  expect(figures).toMatchObject({ norms: 2, met: 1, inOrder: 3, halfDone: 1, open: 0 })
  const [choice] = played(personalQuiz('D', 'starter-kit'), [0, 3, 3, 3, 3]).points
  expect(choice?.outlook).toEqual({ stay: 'A hobby stays.', change: 'A hobby changes.' })
})

test('a quiz of another server needs no names, no advice and no complete rubric', () => {
  const { points, advised, figures, level } = played(plain, [1, 0])
  expect(points.map(({ name, state }) => [name, state])).toEqual([
    ['Do you bake?', 'inOrder'],
    ['Is it warm?', 'open'],
  ])
  expect(advised).toEqual([])
  expect(figures).toMatchObject({ score: 30, most: 70, gap: 40 })
  expect(level?.title).toBe('Crumbs')
})
