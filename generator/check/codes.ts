import { missingFontFile } from '../brand/missing-font-files.ts'
import type { Code, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { rules } from '../rules/index.ts'
import { schemaCodes } from '../validate/schema-codes.ts'
import { unusedAcknowledgement } from './acknowledgements.ts'

/** All codes that a finding can have. */
export const codes: ReadonlyMap<string, Code> = new Map(
  [...rules, ...schemaCodes, missingFontFile, unusedAcknowledgement].map((each) => [
    each.code,
    each,
  ]),
)

/** Whether a page cannot be drawn from a file with this finding. */
export const breaksPage = ({ code, severity }: RawDiagnostic) =>
  severity === 'error' && codes.get(code)?.breaksPage === true

/** Whether an editor may acknowledge findings with this code. */
export const canBeAcknowledged = (code: string) =>
  codes.has(code) && codes.get(code)?.canBeAcknowledged !== false
