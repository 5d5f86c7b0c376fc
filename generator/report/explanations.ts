import type { Explanation } from '../diagnostics/explanation.ts'
import { rules } from '../rules/index.ts'
import { schemaExplanations } from '../validate/explanations.ts'
import { unusedAcknowledgement } from './unused-acknowledgement.ts'

/** Everything that a check can find, by code. */
export const explanations: ReadonlyMap<string, Explanation> = new Map(
  [...rules, ...schemaExplanations, unusedAcknowledgement].map((each) => [each.code, each]),
)

/** Whether an editor may keep what is found under a code, with a reason. */
export const canBeAcknowledged = (code: string) =>
  explanations.has(code) && explanations.get(code)?.canBeAcknowledged !== false
