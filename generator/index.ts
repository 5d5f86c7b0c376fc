export { type Checked, type CheckInput, checkContent } from './check.ts'
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
export { readFolder } from './folder.ts'
export { readSchemas, type Schemas } from './schemas.ts'
export type { Site } from './site.ts'
export { compileValidators, loadValidators } from './validators.ts'
export { writeFiles } from './write.ts'
