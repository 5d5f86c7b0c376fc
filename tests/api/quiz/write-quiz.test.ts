import { expect, test } from 'vitest'
import { checkQuiz } from '#api/quiz/check-quiz.ts'
import { textsOf } from '#api/quiz/check-texts.ts'
import { resolveRequest } from '#api/quiz/choices.ts'
import { writeQuiz } from '#api/quiz/compose/write-quiz.ts'
import type { QuizRequest } from '#site/types.ts'
import { everyRequest, libraries, library, requestWith, validateQuiz } from './library.ts'

const company = 'Bakker & Zonen'
const requests = [...everyRequest(company)]

function quizFor(request: QuizRequest) {
  const resolved = resolveRequest(libraries, request)
  if (!('choices' in resolved)) throw new Error(JSON.stringify(resolved.faults))
  return writeQuiz(resolved.library, resolved.choices)
}

test('every answer of the tool builder can be combined with every other', () => {
  const { categories, problems, kinds } = library.builder
  const subcategories = categories.flatMap((category) => category.subcategories).length

  expect(subcategories).toBeGreaterThan(20)
  expect(requests).toHaveLength(
    subcategories * problems.options.length * kinds.options.length * 4 * 4,
  )
})

test.for(library.builder.categories)(
  'every combination in $text gives a valid quiz',
  ({ text }) => {
    const faults = new Set<string>()
    for (const request of requests.filter(({ category }) => category.main === text)) {
      const quiz = quizFor(request)
      if (!validateQuiz(quiz)) faults.add(JSON.stringify(validateQuiz.errors))
      for (const fault of checkQuiz(quiz, company)) faults.add(fault)
      if (quiz.questions.length !== 8) faults.add('There are not eight questions.')
      const scales = quiz.questions.filter(({ options }) => options.length === 5)
      if (scales.length !== 2) faults.add('There are not two scales.')
      if (!textsOf(quiz).some((text) => text.includes(company))) faults.add('The name is not used.')
    }

    expect([...faults]).toEqual([])
  },
)

test('the same request gives the same quiz, byte for byte', () => {
  for (const request of requests.filter((_, index) => index % 97 === 0)) {
    expect(JSON.stringify(quizFor(request))).toBe(JSON.stringify(quizFor(structuredClone(request))))
  }
})

test('another company, problem or kind gets another quiz', () => {
  const [request, ...others] = [
    requestWith(),
    requestWith({ company_name: 'Atelier Noord' }),
    ...requests
      .filter(({ core_problem }) => core_problem !== requestWith().core_problem)
      .slice(0, 3),
  ]
  const askedFor = (asked: QuizRequest) =>
    quizFor(asked).questions.map((each) => each.question_text)

  for (const other of others) expect(askedFor(other)).not.toEqual(askedFor(request))
})

test('every bank asks other questions', () => {
  const questions = Object.values(library.banks).flatMap(({ questions, problems, scales }) =>
    [...questions, ...Object.values(problems), ...scales].map(({ question }) => question),
  )

  expect(new Set(questions).size).toBe(questions.length)
})
