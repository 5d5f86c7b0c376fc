import type { GeneratedQuiz, QuizLibrary, QuizRequest } from '#site/types.ts'
import { type Fault, resolveRequest } from './choices.ts'
import { writeQuiz } from './write-quiz.ts'

/** Where a quiz comes from: our banks, a language model, or what a model wrote before. */
export type QuizSource = 'rules' | 'llm' | 'cache'

export type QuizResult =
  | { readonly quiz: GeneratedQuiz; readonly source: QuizSource }
  | { readonly faults: readonly Fault[] }

/** Makes the quiz that is asked for; faults where the request names what nobody offers. */
export type MakeQuiz = (request: QuizRequest) => Promise<QuizResult>

/** Quizzes from the banks alone. */
export const createQuizMaker =
  (libraries: readonly QuizLibrary[]): MakeQuiz =>
  async (request) => {
    const resolved = resolveRequest(libraries, request)
    if ('faults' in resolved) return resolved
    return { quiz: writeQuiz(resolved.library, resolved.choices), source: 'rules' }
  }
