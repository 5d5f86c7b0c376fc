import type { QuizBanks, QuizLibrary } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import type { QuizSettings } from '../settings/quiz-settings.ts'
import { type Build, dataFolder } from '../static/build.ts'
import { readSiteData } from '../static/site-data.ts'
import type { DailyBudget } from '../store/store.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { DraftFormat } from './llm/draft.ts'
import type { DraftStore } from './llm/draft-cache.ts'
import { createModelQuizMaker } from './llm/model-quiz-maker.ts'
import { openModel } from './llm/open-model.ts'
import type { Fetch } from './llm/post-json.ts'
import { createQuizMaker, type MakeQuiz } from './quiz-maker.ts'

/** Reads the banks from the build. A site without a tool builder has none. */
export function readQuizBanks(build: Build, validate: Validate): readonly QuizLibrary[] {
  if (!build.files.has(`${dataFolder}quiz-banks.json`)) return []
  return readSiteData<QuizBanks>(build, 'quiz-banks.json', validate).libraries
}

interface QuizWorld {
  readonly libraries: readonly QuizLibrary[]
  readonly settings: QuizSettings
  /** Where calls to the model are counted. */
  readonly takeFromBudget: (budget: DailyBudget) => Promise<boolean>
  readonly drafts: DraftStore
  /** Validates against `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
  readonly draftFormat: DraftFormat
  readonly fetch: Fetch
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  readonly log: Log
}

export interface QuizDependencies {
  readonly makeQuiz: MakeQuiz
  /** Validates against `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
}

/** The dependencies of `POST /api/quiz`: the banks, and the model if the settings name one. */
export function openQuizzes({
  settings,
  validateRequest,
  draftFormat,
  fetch,
  takeFromBudget,
  ...world
}: QuizWorld): QuizDependencies {
  const model = openModel({
    ...{ settings, takeFromBudget, fetch },
    onNotCounted: (error) => world.log.warn('quiz.not-counted', errorDetails(error)),
  })
  const makeQuiz = model
    ? createModelQuizMaker({ ...world, ...model, format: draftFormat })
    : createQuizMaker(world.libraries)

  return { makeQuiz, validateRequest }
}
