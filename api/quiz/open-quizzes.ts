import type { QuizLibrary } from '#site/types.ts'
import type { QuizDependencies } from '../http/quizzes.ts'
import type { QuizSettings } from '../settings/quiz-settings.ts'
import type { Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { createModel } from './create-model.ts'
import { createModelQuizMaker } from './llm/model-quiz-maker.ts'
import type { Fetch } from './llm/post-json.ts'
import { createQuizMaker } from './quiz-maker.ts'
import type { Validate } from './read-request.ts'

export interface QuizWorld {
  readonly libraries: readonly QuizLibrary[]
  readonly settings: QuizSettings
  /** Of `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
  readonly fetch: Fetch
  readonly now: () => Date
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number
  readonly log: Log
  readonly metrics: Metrics
}

/** What `POST /api/quiz` needs: the banks, and the model where the settings name one. */
export function openQuizzes({
  settings: { model, callsPerDay },
  validateRequest,
  fetch,
  ...world
}: QuizWorld): QuizDependencies {
  const makeQuiz = model
    ? createModelQuizMaker({
        ...world,
        callsPerDay,
        model: createModel(model.provider, { ...model, fetch }),
      })
    : createQuizMaker(world.libraries)

  return { makeQuiz, validateRequest, metrics: world.metrics }
}
