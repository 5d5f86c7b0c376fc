import { formOf, interpolate } from '../../site/interpolate.ts'
import type { Body, PlanStep, Point, WeakPoint } from '../result/played-result.ts'
import type { Block, Column, Told } from './block.ts'
import { answered, dayOf, listed, type Voice } from './voice.ts'

type BodyOf<O extends Body['output']> = Extract<Body, { readonly output: O }>

/** What the weakest answers become. */
export function tellBody(body: Body, voice: Voice): readonly Block[] {
  switch (body.output) {
    case 'score-analysis':
      return tellScores(body, voice)
    case 'starter-kit':
      return tellPlan(body, voice)
    case 'strategic-advice':
      return tellAdvice(body, voice)
    case 'current-approach':
      return tellApproach(body, voice)
  }
}

function tellScores({ points, weakest }: BodyOf<'score-analysis'>, voice: Voice): readonly Block[] {
  const { 'score-analysis': words } = voice.frames.outputs
  return [
    {
      type: 'table',
      head: [words.point, words.yours, words.most],
      rows: points.map(({ name, points: own, most }) => [name, `${own}`, `${most}`]),
    },
    ...weakest.map((point) => advise(voice, point, costOf(point, voice))),
  ]
}

function costOf({ name, cost }: WeakPoint, { frames, quiz }: Voice): string {
  const { 'score-analysis': words } = frames.outputs
  return interpolate(formOf(words.cost, cost, quiz.locale), { name, points: cost })
}

function tellPlan({ steps }: BodyOf<'starter-kit'>, voice: Voice): readonly Block[] {
  return [
    { type: 'heading', text: voice.frames.outputs['starter-kit'].heading },
    { type: 'plan', steps: steps.map((step) => tellStep(step, voice)) },
  ]
}

function tellStep(planned: PlanStep, voice: Voice): Told {
  const { 'starter-kit': words } = voice.frames.outputs
  const isDay = planned.does === 'again'
  const strong = interpolate(isDay ? words.on : words.by, { date: dayOf(voice, planned.date) })
  return { strong, text: taskOf(planned, voice) }
}

/** What a dated step asks for. */
export function taskOf(planned: PlanStep, { frames }: Voice): string {
  const { 'starter-kit': words } = frames.outputs
  if (planned.does === 'again') return words.again
  if (planned.does === 'step') return planned.step
  const { name, answer, advice } = planned.point
  return `${interpolate(words.answered, { name, answer })} ${advice}`
}

function tellAdvice(
  { begin, isCostliest, then, leave }: BodyOf<'strategic-advice'>,
  voice: Voice,
): readonly Block[] {
  const { 'strategic-advice': words } = voice.frames.outputs
  const first = interpolate(words.begin, { name: begin?.name ?? '' })
  return [
    ...(begin ? [advise(voice, begin, first, isCostliest ? words.reason : undefined)] : []),
    ...(then ? [advise(voice, then, interpolate(words.then, { name: then.name }))] : []),
    ...(leave.length > 0
      ? [
          {
            type: 'text',
            tone: 'plain',
            told: { text: interpolate(words.leave, { name: listed(voice, leave) }) },
          } as const,
        ]
      : []),
  ]
}

function tellApproach(
  { works, costs, weakest }: BodyOf<'current-approach'>,
  voice: Voice,
): readonly Block[] {
  const { 'current-approach': words } = voice.frames.outputs
  const column = (heading: string, points: readonly Point[]): readonly Column[] =>
    points.length > 0
      ? [
          {
            heading,
            texts: points.map(({ name, answer }) => interpolate(words.point, { name, answer })),
          },
        ]
      : []
  return [
    { type: 'columns', columns: [...column(words.works, works), ...column(words.costs, costs)] },
    ...weakest.map((point) =>
      advise(voice, point, interpolate(words.advice, { name: point.name })),
    ),
  ]
}

const advise = (voice: Voice, point: WeakPoint, strong: string, sentence?: string): Block => ({
  type: 'advice',
  told: { strong, text: answered(voice, point, sentence) },
})
