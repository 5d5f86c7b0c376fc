import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment, Leads, Log, openQuizzes as open } from '#api/index.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'

interface Input {
  /** The banks of the built site. */
  readonly libraries: Parameters<typeof open>[0]['libraries']
  readonly environment: Environment
  readonly store: Leads['store']
  readonly log: Log
}

/**
 * The dependencies of `POST /api/quiz`: the banks of the built site and, if configured, a language model.
 * Undefined if the site has no tool builder.
 */
export async function quizService(
  context: CliContext,
  { libraries, environment, store, log }: Input,
) {
  if (libraries.length === 0) return undefined

  const { openQuizzes } = await import('#api/index.ts')
  const draftSchema = join(context.engine, 'schema/api/quiz-draft.schema.json')
  return openQuizzes({
    libraries,
    settings: environment.quiz,
    takeFromBudget: store.takeFromBudget,
    drafts: store,
    validateRequest: await loadApiValidator(context, 'api/quiz-request'),
    draftFormat: {
      schema: JSON.parse(readFileSync(draftSchema, 'utf8')),
      validate: await loadApiValidator(context, 'api/quiz-draft'),
    },
    fetch,
    now: context.now,
    clock: context.clock,
    log,
  })
}
