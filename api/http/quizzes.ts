import { Hono } from 'hono'
import { problem } from '../errors/problem.ts'
import type { QuizDependencies } from '../quiz/open-quizzes.ts'
import { readRequest } from '../quiz/read-request.ts'

/** `POST /api/quiz`: answers of the tool builder in, a quiz out. */
export function quizzes({ makeQuiz, validateRequest, metrics }: QuizDependencies) {
  return new Hono()
    .post('/api/quiz', async ({ req }) => {
      const read = await readRequest(req.raw, validateRequest)
      if ('rejected' in read) return problem(read.rejected, read.errors && { errors: read.errors })

      const result = await makeQuiz(read.request)
      if ('faults' in result) return problem('invalid_quiz_request', { errors: result.faults })

      metrics?.count('diptych_quizzes_total', { source: result.source })
      return Response.json(result.quiz, {
        headers: { 'cache-control': 'no-store', 'x-quiz-source': result.source },
      })
    })
    .all('/api/quiz', () => problem('method_not_allowed', { headers: { allow: 'POST' } }))
}
