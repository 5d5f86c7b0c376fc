import { missingFontFile } from '../brand/missing-font-files.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/explanation.ts'
import { checks } from '../doctor/checks.ts'
import { rules } from '../rules/index.ts'
import { schemaExplanations } from '../validate/explanations.ts'
import { undeclared } from './causes/undeclared.ts'
import { unusedAcknowledgement } from './unused-acknowledgement.ts'

/** The explanations of all codes, by code. */
export const explanations: ReadonlyMap<string, Explanation> = new Map(
  [
    ...rules,
    ...checks,
    ...schemaExplanations,
    missingFontFile,
    unusedAcknowledgement,
    undeclared,
  ].map((each) => [each.code, each]),
)

/** Whether a page cannot be drawn from a file with this finding. */
export const breaksPage = ({ code, severity }: RawDiagnostic) =>
  severity === 'error' && explanations.get(code)?.breaksPage === true

/** Whether the texts of a file with such a finding have to be written again. */
export const spoilsFile = (code: string) => explanations.get(code)?.supersedes?.wholeFile === true

/** Whether an editor may acknowledge findings with this code. */
export const canBeAcknowledged = (code: string) =>
  explanations.has(code) && explanations.get(code)?.canBeAcknowledged !== false

/** The codes of the rules that compare a translation with its source and say so. */
export const comparisonCodes: readonly string[] = [...explanations.values()]
  .filter((each) => each.isComparison && !each.supersedes?.wholeFile)
  .map(({ code }) => code)

/** Whether findings with this code compare two languages. */
export const isComparison = (code: string) =>
  /^(?:parity|translation)\//.test(code) || explanations.get(code)?.isComparison === true
