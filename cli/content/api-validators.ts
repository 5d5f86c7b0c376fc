import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Validate } from '#api/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { engineGeneratedFolder } from './project.ts'

/** The schemas of the data that the API reads, without their ending. */
export type ApiSchema =
  | 'api/quiz-request'
  | 'data/form-rules'
  | 'data/quiz-banks'
  | 'data/manifest'
  | 'data/served-headers'

/**
 * Loads the validator that was compiled for a schema when the project was generated. Each is a module
 * of its own, so that a process loads only what it needs.
 */
export async function loadApiValidator(
  context: Pick<CliContext, 'engine'>,
  schema: ApiSchema,
): Promise<Validate> {
  const file = join(engineGeneratedFolder(context), 'validators', `${schema}.mjs`)
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href).catch(
    () => ({}),
  )
  const { validate } = module
  if (isValidate(validate)) return validate
  throw new CliError(
    `There is no validator for ${schema}.schema.json.`,
    'Run "npm run build" first: it generates them from the schemas.',
  )
}

const isValidate = (value: unknown): value is Validate => typeof value === 'function'
