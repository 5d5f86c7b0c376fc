import { readOwnSections } from '#cli/content/section-components.ts'
import { compileValidators, readFolder, readSchemas } from '#generator/index.ts'
import { projectRoot } from './project-root.ts'

/** The schemas of Diptych as they are written, by path. */
export const schemaTexts = readFolder(`${projectRoot}/schema`, '.schema.json')

/** The section types of this project's own site. */
export const ownSections = await readOwnSections({ cwd: projectRoot, site: projectRoot })

/** The project's schemas, read once for all test files of a process. */
export const schemas = readSchemas(schemaTexts, ownSections)

/** Their validators. Compiling them takes longer than most tests. */
export const validators = await compileValidators(schemas)
