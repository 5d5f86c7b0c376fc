import type { MakeQuiz } from '../composed/quiz-maker.ts'
import { readRequest } from '../composed/read-request.ts'
import { jsonResponse, problem } from '../errors/problem.ts'
import type { Validate } from '../errors/validate.ts'
import type { Handler } from './routes.ts'

export interface QuizDependencies {
  readonly makeQuiz: MakeQuiz
  /** Validates against `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
}

/** Makes a quiz from the answers of the tool builder. */
export const quizzes =
  ({ makeQuiz, validateRequest }: QuizDependencies): Handler =>
  async ({ req }) => {
    const contentType = req.header('content-type') ?? ''
    const bytes = new Uint8Array(await req.arrayBuffer())
    const read = readRequest({ bytes, contentType }, validateRequest)
    if ('rejected' in read) return problem(read.rejected, read.errors && { errors: read.errors })

    const result = await makeQuiz(read.request)
    if ('faults' in result) return problem('invalid_quiz_request', { errors: result.faults })

    return jsonResponse(result.quiz, { status: 200, headers: { 'x-quiz-source': result.source } })
  }
