import { expect, test } from 'vitest'
import { resultOf } from '#renderer/client/builder/result/result-of.ts'
import type {
  GeneratedOption,
  GeneratedPresentation,
  GeneratedQuestion,
  GeneratedQuiz,
} from '#site/types.ts'

const playedOn = new Date(2026, 10, 22, 23, 59)

type Asked = Partial<Omit<GeneratedQuestion, 'options'>> & { readonly most: number }

/** A question by degree; answer 3 is the best. */
const degree = ({ most, ...question }: Asked, urgent = false) => ({
  question: {
    id: 'q',
    question_text: 'How?',
    ...question,
    options: [0, 1, 2, 3].map(
      (rank): GeneratedOption => ({
        id: String(rank),
        text: `${question.name} ${rank}`,
        ...(rank < 3 &&
          !(question.norm?.met.includes(String(rank)) ?? false) && {
            advice: `Do ${question.name} ${rank}`,
          }),
        ...(urgent && rank === 0 && { urgent: 'soon' }),
      }),
    ),
  },
  scores: [0, 1, 2, 3].map((rank) =>
    question.norm?.met.includes(String(rank)) ? most : Math.round((most * rank) / 3),
  ),
})

const kinds = (
  chooses: NonNullable<GeneratedQuestion['chooses']>,
  changes: (rank: number) => Partial<GeneratedOption>,
) => ({
  question: {
    id: 'q',
    question_text: 'Which?',
    chooses,
    options: [0, 1, 2].map((rank) => ({
      id: String(rank),
      text: `${chooses} ${rank}`,
      ...changes(rank),
    })),
  },
  scores: [0, 0, 0],
})
/** The last answer is none of them. */
const advised = (rank: number) => (rank < 2 ? { advice: `For ${rank}` } : {})

const core = degree({ name: 'core', most: 40 })
const first = degree({ name: 'first', most: 30 })
const second = degree({ name: 'second', most: 30 })

function quizOf(
  asked: readonly ReturnType<typeof degree | typeof kinds>[],
  presentation: Partial<GeneratedPresentation> = {},
): GeneratedQuiz {
  const range = (min_score: number, max_score: number) => ({
    min_score,
    max_score,
    title: `From ${min_score}`,
    description: 'So.',
    step: `Step ${min_score}`,
  })
  return {
    questions: asked.map(({ question }, index) => ({ ...question, id: `q${index}` })),
    scoring_rubric: asked.map(({ scores }, index) => ({
      question_id: `q${index}`,
      scores: Object.fromEntries(scores.map((score, rank) => [String(rank), score])),
    })),
    result_categories: [range(0, 59), range(60, 100)],
    final_cta: { text: 'Call', link: '/' },
    presentation: {
      kind: 'A',
      output: 'score-analysis',
      title: 'T',
      intro: 'I',
      keep: 'Keep on.',
      ...presentation,
    },
  }
}

const play = (quiz: GeneratedQuiz, ...ranks: readonly number[]) =>
  resultOf(quiz, new Map(ranks.map((rank, index) => [`q${index}`, String(rank)])), playedOn)

const names = (points: readonly { readonly name: string; readonly cost: number }[]) =>
  points.map(({ name, cost }) => `${name} ${cost}`)

test.for<{
  name: string
  asked: Parameters<typeof quizOf>[0]
  ranks: readonly number[]
  weakest: readonly string[]
}>([
  {
    name: 'the costliest first',
    asked: [first, core, second],
    ranks: [1, 0, 0],
    weakest: ['core 40', 'second 30'],
  },
  {
    name: 'between equals, as asked',
    asked: [first, core, second],
    ranks: [0, 3, 0],
    weakest: ['first 30', 'second 30'],
  },
  {
    name: 'between equals, the core problem’s first',
    asked: [degree({ name: 'first', most: 28 }), degree({ name: 'core', most: 42 }), second],
    ranks: [1, 2, 3],
    weakest: ['first 19', 'core 14'],
  },
  {
    name: 'the core problem’s, where it costs the same',
    asked: [degree({ name: 'first', most: 21 }), degree({ name: 'core', most: 42 })],
    ranks: [1, 2],
    weakest: ['core 14', 'first 14'],
  },
  {
    name: 'as asked, where an obstacle is in the place of the core problem',
    asked: [
      degree({ name: 'first', most: 21 }),
      degree({ name: 'second', most: 42 }),
      kinds('obstacle', advised),
    ],
    ranks: [1, 2, 0],
    weakest: ['first 14', 'second 14'],
  },
  {
    name: 'one weak answer alone',
    asked: [first, core, second],
    ranks: [3, 2, 3],
    weakest: ['core 13'],
  },
  { name: 'none', asked: [first, core, second], ranks: [3, 3, 3], weakest: [] },
  {
    name: 'not what cannot wait',
    asked: [degree({ name: 'night', most: 60 }, true), degree({ name: 'day', most: 40 })],
    ranks: [0, 1],
    weakest: ['day 27'],
  },
  {
    name: 'nothing that meets its norm',
    asked: [
      degree({ name: 'sleep', most: 50, norm: { text: '7 h', source: 'X', met: ['2', '3'] } }),
      degree({ name: 'day', most: 50 }),
    ],
    ranks: [2, 2],
    weakest: ['day 17'],
  },
])('the weakest answers: $name', ({ asked, ranks, weakest }) => {
  const result = play(quizOf(asked), ...ranks)
  expect(
    result.form === 'personal' && 'weakest' in result.body && names(result.body.weakest),
  ).toEqual(weakest)
})

test('what cannot wait stands apart, and what is kept tells that not all is in order', () => {
  const quiz = quizOf([degree({ name: 'night', most: 40 }, true), first, second])
  expect(play(quiz, 0, 3, 3)).toMatchObject({
    form: 'personal',
    score: 60,
    urgent: [{ name: 'night', answer: 'night 0', advice: 'Do night 0', cost: 40 }],
    head: { kind: 'A', isBest: false, isAll: false, names: [] },
    keep: { names: ['first', 'second'], isAll: false, text: 'Keep on.' },
  })
})

test('a result gap tells whether two answers hold all of it', () => {
  const quiz = quizOf([kinds('goal', (rank) => ({ advice: `For ${rank}` })), first, core, second])
  expect(play(quiz, 1, 1, 1, 1)).toMatchObject({
    score: 33,
    head: { kind: 'A', goal: { answer: 'goal 1', advice: 'For 1' }, isBest: false, isAll: false },
    level: { title: 'From 0' },
  })
  expect(play(quiz, 1, 3, 2, 2)).toMatchObject({ head: { isBest: false, isAll: true } })
  expect(play(quiz, 1, 3, 3, 3)).toMatchObject({ head: { isBest: true, names: [] } })
})

test('a mini solution gives the chosen one, or else the step, which is then used', () => {
  const quiz = quizOf([core, first, second, kinds('solution', advised)], {
    kind: 'B',
    output: 'starter-kit',
  })
  expect(play(quiz, 3, 3, 2, 0)).toMatchObject({
    head: { kind: 'B', today: { answer: 'solution 0', advice: 'For 0' } },
    body: { steps: [{ does: 'improve' }, { does: 'step', step: 'Step 60' }, { does: 'again' }] },
  })
  expect(play(quiz, 3, 3, 3, 2)).toMatchObject({
    head: { kind: 'B', today: { advice: 'Step 60' } },
    body: { steps: [{ does: 'again', date: new Date(2027, 1, 14) }] },
    step: undefined,
  })
})

test('a benchmark sets each answer beside its norm', () => {
  const norm = { text: '7 hours', source: 'A body, 2015', met: ['2', '3'] }
  const quiz = quizOf(
    [degree({ name: 'sleep', most: 50, norm }), degree({ name: 'walk', most: 50, norm })],
    { kind: 'C', output: 'current-approach' },
  )
  expect(play(quiz, 2, 1)).toMatchObject({
    head: {
      kind: 'C',
      met: 1,
      norms: [
        { name: 'sleep', answer: 'sleep 2', norm: '7 hours', source: 'A body, 2015', isMet: true },
        { name: 'walk', answer: 'walk 1', isMet: false },
      ],
    },
    body: { works: ['sleep'], weakest: [{ name: 'walk' }] },
  })
})

test('a scenario shows what follows from the choice', () => {
  const outlook = { stay: 'It stays.', change: 'It changes.' }
  const quiz = quizOf([kinds('choice', () => ({ outlook })), core, first, second], { kind: 'D' })
  expect(play(quiz, 2, 0, 0, 0)).toMatchObject({
    head: { kind: 'D', choice: { answer: 'choice 2', ...outlook } },
  })
})

const night = degree({ name: 'night', most: 90 }, true)
const normed = degree({
  ...{ name: 'sleep', most: 30 },
  norm: { text: '7 h', source: 'X', met: ['2', '3'] },
})

test.for<{
  name: string
  asked: Parameters<typeof quizOf>[0]
  ranks: readonly number[]
  states: readonly string[]
  counted?: number
  first: number
}>([
  {
    name: 'the best, what lies between, and the weakest',
    asked: [core, first, second],
    ranks: [3, 1, 0],
    states: ['inOrder', 'halfDone', 'open'],
    first: 2,
  },
  {
    name: 'all weak, the core problem first',
    asked: [first, core],
    ranks: [0, 0],
    states: ['open', 'open'],
    first: 1,
  },
  {
    name: 'what meets its norm, in order',
    asked: [normed, normed],
    ranks: [2, 1],
    states: ['inOrder', 'halfDone'],
    first: 1,
  },
  {
    name: 'what chooses, which counts nothing',
    asked: [kinds('goal', advised), core],
    ranks: [1, 3],
    states: ['chosen', 'inOrder'],
    counted: 1,
    first: 1,
  },
  {
    name: 'what cannot wait, which the notice tells',
    asked: [night, first],
    ranks: [0, 2],
    states: ['open', 'halfDone'],
    first: 1,
  },
])('a poster has a tile for each question: $name', ({ asked, ranks, states, ...rest }) => {
  const { poster } = play(quizOf(asked), ...ranks)
  expect(poster.tiles.map(({ state }) => state)).toEqual(states)
  expect(poster).toMatchObject({
    ...{ first: rest.first, counted: rest.counted ?? asked.length },
    inOrder: states.filter((state) => state === 'inOrder').length,
  })
})

test('a tile has its answer and its advice, and none where there is none', () => {
  const { tiles } = play(quizOf([first, second]), 3, 1).poster
  expect(tiles).toEqual([
    { name: 'first', state: 'inOrder', answer: 'first 3', advice: '' },
    { name: 'second', state: 'halfDone', answer: 'second 1', advice: 'Do second 1' },
  ])
})

test('tailored advice begins with the costliest, and leaves two of the best', () => {
  const asked = [core, first, second, degree({ name: 'third', most: 0 })]
  const quiz = quizOf([degree({ name: 'night', most: 50 }, true), ...asked], {
    output: 'strategic-advice',
  })
  const one = play(quiz, 3, 1, 3, 3, 0)
  expect(one).toMatchObject({
    body: { begin: { name: 'core' }, isCostliest: true, leave: ['night', 'first'] },
  })
  expect(one).toHaveProperty('body.then', undefined)

  // What cannot wait costs more, so the reason for the order would be untrue.
  const two = play(quiz, 0, 1, 2, 3, 0)
  expect(two).toMatchObject({ body: { begin: { name: 'core' }, isCostliest: false } })
  expect(two).toHaveProperty('body.then.name', 'first')
  expect(play(quiz, 3, 3, 3, 3, 0)).toMatchObject({ body: { begin: undefined, leave: [] } })
})

test('the obstacle is named with its advice, and nothing where there is none', () => {
  const quiz = quizOf([first, second, core, kinds('obstacle', advised)])
  expect(play(quiz, 3, 3, 3, 1)).toMatchObject({
    obstacle: { answer: 'obstacle 1', advice: 'For 1' },
  })
  expect(play(quiz, 3, 3, 3, 2)).toMatchObject({ obstacle: undefined })
})

test('a quiz without presentation has a score and a level', () => {
  const { presentation: _, ...older } = quizOf([core, first, second])
  expect(play(older, 3, 3, 3)).toEqual({
    form: 'general',
    score: 100,
    level: older.result_categories[1],
    poster: expect.objectContaining({ inOrder: 3, counted: 3 }),
  })
})

test('answers that are missing or unknown count nothing and are not quoted', () => {
  expect(play(quizOf([core, first, second]), 9)).toMatchObject({
    form: 'personal',
    score: 0,
    poster: { inOrder: 0, counted: 0, first: 0 },
    body: { weakest: [] },
  })
})
