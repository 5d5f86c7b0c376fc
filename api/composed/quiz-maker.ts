import type { GeneratedQuiz, QuizLibrary, QuizRequest } from '#site/types.ts'
import { type Fault, resolveRequest } from './choices.ts'
import { writeQuiz } from './compose/write-quiz.ts'

/** The origin of a quiz: our banks, a language model, or the cache of the model's drafts. */
type QuizSource = 'rules' | 'llm' | 'cache'

type QuizResult =
  | { readonly quiz: GeneratedQuiz; readonly source: QuizSource }
  | { readonly faults: readonly Fault[] }

/** Makes a quiz. Returns faults if the request contains an answer that the tool builder does not offer. */
export type MakeQuiz = (request: QuizRequest) => Promise<QuizResult>

/** Makes quizzes from the banks only. */
export const createQuizMaker =
  (libraries: readonly QuizLibrary[]): MakeQuiz =>
  async (request) => {
    const resolved = resolveRequest(libraries, request)
    if ('faults' in resolved) return resolved
    return { quiz: writeQuiz(resolved.library, resolved.choices), source: 'rules' }
  }
