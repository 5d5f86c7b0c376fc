import type { GeneratedQuiz, QuizBanks, QuizLibrary, QuizRequest } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { type Build, dataFolder } from '../static/build.ts'
import { readSiteData } from '../static/site-data.ts'
import { type Fault, resolveRequest } from './choices.ts'
import { writeQuiz } from './compose/write-quiz.ts'
import type { WriteByModel } from './model.ts'

/** Reads the banks from the build. A site without a tool builder has none. */
export function readQuizBanks(build: Build, validate: Validate): readonly QuizLibrary[] {
  if (!build.files.has(`${dataFolder}quiz-banks.json`)) return []
  return readSiteData<QuizBanks>(build, 'quiz-banks.json', validate).libraries
}

type QuizResult =
  | {
      readonly quiz: GeneratedQuiz
      /** Our banks, or a language model. */
      readonly source: 'rules' | 'llm'
    }
  | { readonly faults: readonly Fault[] }

/** Makes a quiz. Returns faults if the request contains an answer that the tool builder does not offer. */
export type MakeQuiz = (request: QuizRequest) => Promise<QuizResult>

/** Makes quizzes from the banks, or by a model with the banks in its place where it fails. */
export const createQuizMaker =
  (libraries: readonly QuizLibrary[], writeByModel?: WriteByModel): MakeQuiz =>
  async (request) => {
    const resolved = resolveRequest(libraries, request)
    if ('faults' in resolved) return resolved

    const { library, choices } = resolved
    const written = await writeByModel?.(library, choices)
    return written
      ? { quiz: written, source: 'llm' }
      : { quiz: writeQuiz(library, choices), source: 'rules' }
  }
