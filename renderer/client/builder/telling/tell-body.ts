import { interpolate } from '../../site/interpolate.ts'
import type { Body, PersonalResult, PlanStep, WeakPoint } from '../result/played-result.ts'
import type { Block, Told } from './block.ts'
import { answered, dayOf, listed, type Voice } from './voice.ts'

type BodyOf<O extends Body['output']> = Extract<Body, { readonly output: O }>

/** What the weakest answers become, beside the poster. */
export function tellBody(
  { body, poster: { tiles } }: PersonalResult,
  voice: Voice,
): readonly Block[] {
  switch (body.output) {
    case 'score-analysis':
      return tellCounts(tiles, voice)
    case 'starter-kit':
      return tellPlan(body, voice)
    case 'strategic-advice':
      return tellAdvice(body, voice)
    case 'current-approach':
      return tellApproach(body, voice)
  }
}

function tellCounts(tiles: PersonalResult['poster']['tiles'], voice: Voice): readonly Block[] {
  const { counts } = voice.frames.outputs['score-analysis']
  const count = (wanted: string) => tiles.filter(({ state }) => state === wanted).length
  const values = { inOrder: count('inOrder'), halfDone: count('halfDone'), open: count('open') }
  return [plain(interpolate(counts, values))]
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
    ...(leave.length > 0 ? [plain(interpolate(words.leave, { name: listed(voice, leave) }))] : []),
  ]
}

/** What is in order already, and what is not; without weak points, the poster tells all. */
function tellApproach(
  { works, weakest }: BodyOf<'current-approach'>,
  voice: Voice,
): readonly Block[] {
  const { 'current-approach': words } = voice.frames.outputs
  if (weakest.length === 0) return []
  const costs = weakest.map(({ name }) => name)
  return [
    ...(works.length > 0 ? [plain(interpolate(words.works, { name: listed(voice, works) }))] : []),
    plain(interpolate(words.costs, { name: listed(voice, costs) })),
  ]
}

const plain = (text: string): Block => ({ type: 'text', tone: 'plain', told: { text } })

const advise = (voice: Voice, point: WeakPoint, strong: string, sentence?: string): Block => ({
  type: 'advice',
  told: { strong, text: answered(voice, point, sentence) },
})
