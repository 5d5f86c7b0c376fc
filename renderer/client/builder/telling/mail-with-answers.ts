import { interpolate } from '../../site/interpolate.ts'
import type { Body, PlayedResult, WeakPoint } from '../result/played-result.ts'
import type { Voice } from './voice.ts'

/** The address of an e-mail that holds the count and the weakest answers, and nothing more. */
export function mailWithAnswers(
  address: string,
  { result, company, voice }: { result: PlayedResult; company: string; voice: Voice },
): string {
  const { mail: words, poster } = voice.frames.words
  const { inOrder, counted } = result.poster
  const weakest = result.form === 'personal' ? weakestIn(result.body) : []
  const lines = [
    interpolate(poster.score, { count: inOrder, total: counted }),
    ...weakest.map(({ name, answer }) => interpolate(words.answer, { name, answer })),
  ]
  const subject = interpolate(words.subject, { company })
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

function weakestIn(body: Body): readonly WeakPoint[] {
  switch (body.output) {
    case 'starter-kit':
      return body.steps.flatMap((step) => (step.does === 'improve' ? [step.point] : []))
    case 'strategic-advice':
      return [body.begin, body.then].filter((point) => point !== undefined)
    default:
      return body.weakest
  }
}
