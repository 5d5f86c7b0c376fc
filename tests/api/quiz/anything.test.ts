import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkQuiz } from '#api/quiz/check-quiz.ts'
import { readableName } from '#api/quiz/choices.ts'
import { createQuizMaker } from '#api/quiz/quiz-maker.ts'
import { quizzes } from '#api/quiz/quizzes.ts'
import { runs } from '../../support/runs.ts'
import { appWith } from '../app-with.ts'
import { libraries, library, requestWith, validateQuiz, validateRequest } from './library.ts'

const app = appWith({
  handlers: { quiz: quizzes({ makeQuiz: createQuizMaker(libraries), validateRequest }) },
})

const post = (body: string) =>
  app.request('/api/quiz', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })

const field = fc.constantFrom(...Object.keys(requestWith()), '__proto__', 'constructor')
const changed = fc
  .dictionary(field, fc.jsonValue(), { minKeys: 1, maxKeys: 3 })
  .map((changes) => JSON.stringify({ ...requestWith(), ...changes }))

test('any request is answered with a quiz or a client error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json(), changed), async (body) => {
      const { status } = await post(body)
      expect([200, 400, 413, 422]).toContain(status)
    }),
    { numRuns: runs(150) },
  )
})

test('any company name gives a valid quiz', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), async (name) => {
      const response = await post(JSON.stringify(requestWith({ company_name: name })))
      if (response.status === 422) return
      const quiz = await response.json()

      expect(validateQuiz(quiz), JSON.stringify(validateQuiz.errors)).toBe(true)
      expect(checkQuiz(quiz, readableName(name) || library.frames.unnamed)).toEqual([])
    }),
    { numRuns: runs(150) },
  )
})
