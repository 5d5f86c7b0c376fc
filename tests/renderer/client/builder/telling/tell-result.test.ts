import { expect, test } from 'vitest'
import { resultOf } from '#renderer/client/builder/result/result-of.ts'
import type { Block } from '#renderer/client/builder/telling/block.ts'
import { tellResult } from '#renderer/client/builder/telling/tell-result.ts'
import { voiceOf } from '#renderer/client/builder/telling/voice.ts'
import type { GeneratedPresentation } from '#site/types.ts'
import { quiz } from '../content.ts'
import { frames } from '../frames.ts'
import { personalQuiz } from '../personal-quiz.ts'

const voice = voiceOf(frames)
const playedOn = new Date(2026, 10, 22)

type Played = readonly [GeneratedPresentation['kind'], GeneratedPresentation['output']]

/** The blocks for answers of the same rank throughout, or of a rank per question. */
function tell([kind, output]: Played, rank: number | Readonly<Record<string, number>>) {
  const played = personalQuiz(kind, output)
  const answers = new Map(
    played.questions.map(({ id, options, chooses }): [string, string] => {
      const wanted = typeof rank === 'number' ? rank : (rank[id] ?? 3)
      return [id, options[chooses ? 0 : wanted]?.id ?? '']
    }),
  )
  return tellResult(resultOf(played, answers, playedOn), voice)
}

const typesOf = (blocks: readonly Block[]) => blocks.map(({ type }) => type)
const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks)

test.for<{ played: Played; types: readonly Block['type'][] }>([
  {
    played: ['A', 'score-analysis'],
    types: [
      'urgent',
      'level',
      'text',
      'heading',
      'text',
      'text',
      'advice',
      'table',
      'advice',
      'advice',
      'text',
    ],
  },
  {
    played: ['B', 'starter-kit'],
    types: ['urgent', 'level', 'text', 'heading', 'text', 'text', 'advice', 'heading', 'plan'],
  },
  {
    played: ['C', 'strategic-advice'],
    types: ['urgent', 'level', 'text', 'heading', 'table', 'advice', 'advice', 'advice', 'text'],
  },
  {
    played: ['D', 'current-approach'],
    types: [
      'urgent',
      'level',
      'text',
      'heading',
      'columns',
      'advice',
      'columns',
      'advice',
      'advice',
      'text',
    ],
  },
  {
    played: ['E', 'score-analysis'],
    types: [
      'urgent',
      'level',
      'text',
      'heading',
      'points',
      'advice',
      'table',
      'advice',
      'advice',
      'text',
    ],
  },
  {
    played: ['E', 'current-approach'],
    types: ['urgent', 'level', 'text', 'heading', 'advice', 'columns', 'advice', 'advice', 'text'],
  },
])(
  'the weakest answers, $played: what cannot wait, level, head, obstacle, body, step',
  ({ played, types }) => {
    expect(typesOf(tell(played, 0))).toEqual(types)
  },
)

test('a player with the best answers is told what to keep, and to mend nothing', () => {
  const told = textOf(tell(['A', 'score-analysis'], 3))
  expect(told).toContain('There’s no gap left')
  expect(told).toContain(
    'In good shape, like everything else: Building up, Trusting your movements and Keeping going.',
  )
  expect(told).not.toContain('still to gain')
})

test('one weak answer is named, quoted and answered, alone', () => {
  const blocks = tell(['A', 'score-analysis'], { q3: 1 })
  expect(textOf(blocks)).toContain(
    'You scored 86 out of 100. The 14 points you could still gain come down to one answer: Keeping going.',
  )
  expect(blocks).toContainEqual({
    type: 'advice',
    told: {
      strong: 'Keeping going: 14 points still to gain.',
      text: 'You answered “I start again when I feel something”. Keep one exercise, the one that helped most, and do it twice a week. It takes less time than starting all over again.',
    },
  })
})

test('a plan has days written in full, across the turn of the year', () => {
  const plan = tell(['A', 'starter-kit'], 1).find(({ type }) => type === 'plan')
  expect(plan?.type === 'plan' && plan.steps.map(({ strong }) => strong)).toEqual([
    'By Sunday 29 November.',
    'By Sunday 13 December.',
    'By Sunday 3 January.',
    'On Sunday 14 February.',
  ])
})

test('an analysis has the answers in two columns, and one without weak answers has one', () => {
  const columnsIn = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.type === 'columns' ? block.columns : []))
  const { works, costs: hinders } = frames.outputs['current-approach']
  const played: Played = ['E', 'current-approach']
  expect(columnsIn(tell(played, { q1: 0 })).map(({ heading }) => heading)).toEqual([works, hinders])
  expect(columnsIn(tell(played, 3)).map(({ heading }) => heading)).toEqual([works])
})

test.for([
  [0, frames.words.norms.none],
  [3, frames.words.norms.all],
  [{ q1: 0, q2: 0, q3: 2 }, 'You meet 1 of the three benchmarks.'],
] as const)('norms, answers %o: %s', ([rank, sentence]) => {
  expect(textOf(tell(['C', 'score-analysis'], rank))).toContain(sentence)
})

test('a quiz without a presentation has the result of its range', () => {
  const played = resultOf(
    quiz,
    new Map([
      ['q1', 'yes'],
      ['q2', 'yes'],
    ]),
    playedOn,
  )
  expect(tellResult(played, voice)).toEqual([
    { type: 'level', text: 'A loaf', detail: 'Level 2 of 2, 70 points' },
    { type: 'text', tone: 'lead', told: { text: 'Bake on.' } },
  ])
  const none = resultOf(quiz, new Map([['q2', 'yes']]), playedOn)
  expect(textOf(tellResult(none, voice))).toContain(frames.player.complete)
})
