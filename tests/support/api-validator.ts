import { type ApiSchema, loadApiValidator } from '#cli/content/api-validators.ts'
import { projectRoot } from './project-root.ts'

/** The generated validator of a schema of the API. */
export const apiValidator = (schema: ApiSchema) => loadApiValidator({ engine: projectRoot }, schema)
