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
const textOf = (told: unknown) => JSON.stringify(told)

test.for<{ played: Played; types: readonly Block['type'][] }>([
  {
    played: ['A', 'score-analysis'],
    types: ['heading', 'text', 'text', 'advice', 'text', 'text'],
  },
  {
    played: ['B', 'starter-kit'],
    types: ['heading', 'text', 'text', 'advice', 'heading', 'plan'],
  },
  {
    played: ['C', 'strategic-advice'],
    types: ['heading', 'table', 'advice', 'advice', 'advice', 'text'],
  },
  {
    played: ['D', 'current-approach'],
    types: ['heading', 'columns', 'advice', 'text', 'text'],
  },
  { played: ['E', 'score-analysis'], types: ['advice', 'text', 'text'] },
  { played: ['E', 'current-approach'], types: ['advice', 'text', 'text'] },
])(
  'the weakest answers, $played: what cannot wait, level, poster, head, obstacle, body, step',
  ({ played, types }) => {
    const { urgent, title, lead, rest } = tell(played, 0)
    expect(typesOf(urgent)).toEqual(['urgent'])
    expect(title).not.toBe(frames.player.complete)
    expect(lead).not.toBe('')
    expect(typesOf(rest)).toEqual(types)
  },
)

test('no result tells its points', () => {
  for (const output of ['score-analysis', 'current-approach'] as const)
    for (const rank of [0, 1, 2, 3]) {
      const { title, lead, rest } = tell(['A', output], rank)
      expect(textOf([title, lead, rest])).not.toMatch(/\bpoints?\b/)
    }
})

test('a score tells how many points stand in each way', () => {
  expect(textOf(tell(['E', 'score-analysis'], { q1: 0, q2: 1 }))).toMatch(
    /\d in order, \d half done, \d still to do\./,
  )
})

test('a player with the best answers is told what to keep, and to mend nothing', () => {
  const told = textOf(tell(['A', 'score-analysis'], 3))
  expect(told).toContain('There’s no gap left')
  expect(told).toContain(
    'In good shape, like everything else: Building up, Trusting your movements and Keeping going.',
  )
  expect(told).not.toContain('most to gain')
})

test('one weak answer is named, and is all that is left to gain', () => {
  expect(textOf(tell(['A', 'score-analysis'], { q3: 1 }))).toContain(
    'All you can still gain is in: Keeping going.',
  )
  expect(textOf(tell(['A', 'score-analysis'], 1))).toContain('You have the most to gain from: ')
})

test('a plan has days written in full, across the turn of the year', () => {
  const plan = tell(['A', 'starter-kit'], 1).rest.find(({ type }) => type === 'plan')
  expect(plan?.type === 'plan' && plan.steps.map(({ strong }) => strong)).toEqual([
    'By Sunday 29 November.',
    'By Sunday 13 December.',
    'By Sunday 3 January.',
    'On Sunday 14 February.',
  ])
})

test('an analysis names what works and what holds back, and one without weak answers says what to keep', () => {
  const played: Played = ['E', 'current-approach']
  const some = textOf(tell(played, { q1: 0 }))
  expect(some).toContain('Working for you: ')
  expect(some).toContain('Holding you back: Building up.')
  const best = textOf(tell(played, 3))
  expect(best).not.toContain('Working for you')
  expect(best).toContain(frames.words.keep.heading)
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
  expect(tellResult(played, voice)).toEqual({
    ...{ urgent: [], title: 'A loaf', lead: 'Bake on.', rest: [] },
  })
  const none = resultOf(quiz, new Map([['q2', 'yes']]), playedOn)
  const { complete, thanks } = frames.player
  expect(tellResult(none, voice)).toMatchObject({ title: complete, lead: thanks })
})
