import type { Model } from '#api/composed/llm/model.ts'
import { limitCalls } from '#api/index.ts'

interface Asked {
  readonly id: string
  readonly source: { readonly text: string; readonly before?: string }
  readonly translation: { readonly text: string; readonly before?: string }
}

/** What a model answers about some pairs. It may throw. */
export type Script = (
  pairs: readonly Asked[],
  signal: AbortSignal,
) => string | object | Promise<string | object>

const isAsked = (data: unknown): data is { readonly pairs: readonly Asked[] } =>
  typeof data === 'object' && data !== null && 'pairs' in data

/** What was asked, from the message of the user. */
export function pairsIn(text: string): readonly Asked[] {
  const data: unknown = JSON.parse(text)
  if (!isAsked(data)) throw new Error('This asks about no pairs.')
  return data.pairs
}

/** A model that follows scripts, one for each call; the last one repeats. Its calls are limited as those of a server. */
export function scripted(scripts: readonly [Script, ...Script[]], callsPerDay = 100) {
  const calls: (readonly Asked[])[] = []
  const model: Model = {
    name: 'scripted/one',
    ask: async ({ turns: [turn] }, signal) => {
      const script = scripts[Math.min(calls.length, scripts.length - 1)] ?? scripts[0]
      const pairs = pairsIn(turn?.text ?? '')
      calls.push(pairs)
      const answer = await script(pairs, signal)
      return typeof answer === 'string' ? answer : JSON.stringify(answer)
    },
  }
  let left = callsPerDay
  const withLimits = limitCalls({
    model,
    takeCall: async () => {
      left -= 1
      return left >= 0
    },
    now: () => new Date(0),
    clock: () => 0,
  })
  return { calls, model: { name: model.name, withLimits, isCounted: () => true } }
}

/** All pairs say the same. */
export const same: Script = (pairs) => ({ pairs: pairs.map(({ id }) => ({ id, same: true })) })

/** The first pair of each call does not. */
export const oneDiffers: Script = (pairs) => ({
  pairs: pairs.map(({ id, source, translation }, index) =>
    index > 0
      ? { id, same: true }
      : {
          ...{ id, same: false, kind: 'role' },
          source: source.text.slice(0, 10),
          translation: translation.text.slice(0, 10),
        },
  ),
})
