import type { GeneratedQuiz, QuizBanks, QuizLibrary, QuizRequest } from '#site/types.ts'
import { type Build, dataFolder, readSiteData, type Validate } from '../http/static/build.ts'
import { type Fault, resolveRequest } from './choices.ts'
import type { WriteByModel } from './model.ts'
import { writeQuiz } from './write-quiz.ts'

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
