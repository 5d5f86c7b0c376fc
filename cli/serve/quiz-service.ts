import { join } from 'node:path'
import type { Environment, Log, Metrics } from '#api/index.ts'
import { CliError } from '../cli-error.ts'
import { generatedFolder, readProjectSchemas } from '../content/project.ts'
import type { CliContext } from '../context.ts'

interface Input {
  /** The folder of the built site. */
  readonly folder: string
  readonly environment: Environment
  readonly log: Log
  readonly metrics: Metrics
}

/**
 * What `POST /api/quiz` answers from: the banks of the built site and, by the settings, a language
 * model. Undefined where the site has no tool builder.
 */
export async function quizService(
  context: CliContext,
  { folder, environment, log, metrics }: Input,
) {
  const { openQuizzes, readQuizBanks } = await import('#api/index.ts')
  const libraries = readQuizBanks(folder)
  if (libraries.length === 0) return undefined

  const { schemas, validators } = await readValidators(context)
  return openQuizzes({
    libraries,
    settings: environment.quiz,
    validateRequest: validators('api/quiz-request.schema.json'),
    draftFormat: {
      schema: schemas.root('api/quiz-draft.schema.json').node,
      validate: validators('api/quiz-draft.schema.json'),
    },
    fetch,
    now: context.now,
    clock: context.clock,
    log,
    metrics,
  })
}

/** Compiled when the project was generated, so that serving needs no code made from text. */
async function readValidators(context: CliContext) {
  const { loadValidators } = await import('#generator/index.ts')
  const schemas = await readProjectSchemas(context)
  const validators = await loadValidators(join(generatedFolder(context), 'validators.js'), schemas)
  if (!validators) {
    throw new CliError(
      'What the build generated is of another version.',
      'Run "npm run build" first.',
    )
  }
  return { schemas, validators }
}
