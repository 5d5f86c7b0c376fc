import { type ApiSchema, loadApiValidator } from '#cli/content/api-validators.ts'
import { projectRoot } from './project-root.ts'

/** The validator that was generated for data that the API reads. */
export const apiValidator = (schema: ApiSchema) =>
  loadApiValidator({ project: projectRoot }, schema)
