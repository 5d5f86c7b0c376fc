import type { GeneratedPresentation } from '#site/types.ts'
import type { Body, PlanStep, WeakPoint } from './played-result.ts'
import { type CountedPoint, costOf } from './points-of.ts'

/** What the outputs of the tool are made from. */
interface BodyInput {
  readonly points: readonly CountedPoint[]
  readonly weakest: readonly WeakPoint[]
  /** The step of the level; undefined if the head has it. */
  readonly step: string | undefined
  readonly playedOn: Date
}

type Output = GeneratedPresentation['output']

/** Makes of the weakest answers what the output promises. */
export const bodyOf = (output: Output, input: BodyInput): Body => bodies[output](input)

const bodies = {
  'score-analysis': ({ weakest }) => ({ output: 'score-analysis', weakest }),
  'starter-kit': (input) => ({ output: 'starter-kit', steps: [...planOf(input)] }),
  'strategic-advice': ({ points, weakest: [begin, then] }) => ({
    output: 'strategic-advice',
    begin,
    isCostliest: begin !== undefined && points.every((point) => costOf(point) <= begin.cost),
    then,
    leave: begin ? bestIn(points).slice(0, 2) : [],
  }),
  'current-approach': ({ points, weakest }) => ({
    output: 'current-approach',
    works: bestIn(points).slice(0, 3),
    weakest,
  }),
} satisfies { readonly [O in Output]: (input: BodyInput) => Body & { readonly output: O } }

const bestIn = (points: readonly CountedPoint[]) =>
  points.filter((point) => costOf(point) === 0).map(({ name }) => name)

/** Days after playing: the weakest answers, the step of the level, playing again. */
const days = { improve: [7, 21], step: 42, again: 84 } as const

function* planOf({ weakest, step, playedOn }: BodyInput): Generator<PlanStep> {
  for (const [index, after] of days.improve.entries()) {
    const point = weakest[index]
    if (point) yield { date: dayAfter(playedOn, after), does: 'improve', point }
  }
  if (step !== undefined) yield { date: dayAfter(playedOn, days.step), does: 'step', step }
  yield { date: dayAfter(playedOn, days.again), does: 'again' }
}

/** The day some days later, in local time, also across a change of the clock. */
const dayAfter = (start: Date, count: number) =>
  new Date(start.getFullYear(), start.getMonth(), start.getDate() + count)
