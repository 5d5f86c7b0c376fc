import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { createQuizMaker, Environment, Log } from '#api/index.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'

interface Input {
  /** The banks of the built site. */
  readonly libraries: Parameters<typeof createQuizMaker>[0]
  readonly environment: Environment
  readonly log: Log
}

/**
 * The dependencies of `POST /api/quiz`: the banks of the built site and, if configured, a language model.
 * Undefined if the site has no tool builder.
 */
export async function quizService(context: CliContext, { libraries, environment, log }: Input) {
  if (libraries.length === 0) return undefined

  const { createModelWriter, createQuizMaker } = await import('#api/index.ts')
  const draftSchema = join(context.engine, 'schema/api/quiz-draft.schema.json')
  const writeByModel =
    environment.model &&
    createModelWriter(environment.model, {
      fetch,
      log,
      draftSchema: JSON.parse(readFileSync(draftSchema, 'utf8')),
      validateDraft: await loadApiValidator(context, 'api/quiz-draft'),
    })
  return {
    makeQuiz: createQuizMaker(libraries, writeByModel),
    validateRequest: await loadApiValidator(context, 'api/quiz-request'),
  }
}
