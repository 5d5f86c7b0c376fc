import { compileValidators, readFolder, readSchemas } from '#generator/index.ts'
import { projectRoot } from './project-root.ts'

/** The project's schemas, read once for all test files of a process. */
export const schemas = readSchemas(readFolder(`${projectRoot}/schema`, '.schema.json'))

/** Their validators. Compiling them takes longer than most tests. */
export const validators = await compileValidators(schemas)
