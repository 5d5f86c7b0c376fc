export { type Acknowledgement, bindingOf, readAcknowledgements } from './acknowledge.ts'
export { withAcknowledgements, withoutAcknowledgements } from './acknowledgement-file.ts'
export { type Checked, type CheckInput, checkContent } from './check.ts'
export { type Completeness, completenessOf } from './completeness.ts'
export type {
  Diagnostic,
  Finding,
  Fix,
  Place,
  Position,
  Severity,
} from './diagnostics/diagnostic.ts'
export { type Speech, speeches, type Words } from './diagnostics/words.ts'
export type { ParsedFiles } from './documents.ts'
export { emitCode } from './emit/code.ts'
export { emitData } from './emit/data.ts'
export { explanations } from './explanations.ts'
export { readFolder } from './folder.ts'
export { languageName } from './language-name.ts'
export { pseudoLanguage, withPseudoLanguage } from './pseudo/with-pseudo-language.ts'
export type { Explanation } from './rules/rule.ts'
export { readSchemas, type Schemas } from './schemas.ts'
export type { Site } from './site.ts'
export { closest, didYouMean } from './suggestion.ts'
export { confirm, type RecordedPair, recordedPairs } from './translation-record.ts'
export { compileValidators, loadValidators, type Validators } from './validators.ts'
export { writeFiles } from './write.ts'
