import { missingFontFile } from '../brand/missing-font-files.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/message.ts'
import { rules } from '../rules/index.ts'
import { schemaExplanations } from '../validate/explanations.ts'
import { unusedAcknowledgement } from './acknowledgements.ts'

/** The explanations of all codes, by code. */
export const explanations: ReadonlyMap<string, Explanation> = new Map(
  [...rules, ...schemaExplanations, missingFontFile, unusedAcknowledgement].map((each) => [
    each.code,
    each,
  ]),
)

/** Whether a page cannot be drawn from a file with this finding. */
export const breaksPage = ({ code, severity }: RawDiagnostic) =>
  severity === 'error' && explanations.get(code)?.breaksPage === true

/** Whether an editor may acknowledge findings with this code. */
export const canBeAcknowledged = (code: string) =>
  explanations.has(code) && explanations.get(code)?.canBeAcknowledged !== false
