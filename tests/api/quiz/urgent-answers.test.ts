import { expect, test } from 'vitest'
import { writeQuiz } from '#api/quiz/write-quiz.ts'
import type { GeneratedQuiz, QuizBank, QuizDegreeAnswer } from '#site/types.ts'
import { choicesOf } from '../../site/every-quiz.tsx'
import { checkQuiz } from './check-quiz.ts'
import { library, validateQuiz } from './library.ts'

const [name = ''] = Object.keys(library.banks)
const [late = ''] = library.builder.problems.options.map(({ id }) => id)

/** Quizzes of the first bank with its banks changed. */
const write = (change: (bank: QuizBank) => Partial<QuizBank>, kind: string) => {
  const bank = library.banks[name]
  if (!bank) throw new Error('There is no bank.')
  const banks = { ...library.banks, [name]: { ...bank, ...change(bank) } }
  return writeQuiz({ ...library, banks }, choicesOf(name, { kind, problem: late }))
}

const danger = { text: 'I am in danger', urgent: true, helpline: 'home' } as const
const inDanger = (answers: readonly QuizDegreeAnswer[], rank: number) => answers.with(rank, danger)

const endsIn = ({ questions }: GeneratedQuiz) =>
  questions.flatMap(({ options }) => options.filter(({ urgent }) => urgent === true))

test.for([0, 1, 2, 3])('an answer of rank %i ends the quiz, also beside a norm', (rank) => {
  const quiz = write(
    ({ kinds }) => ({
      kinds: {
        ...kinds,
        C: kinds.C.map((each) => ({ ...each, answers: inDanger(each.answers, rank) })),
      },
    }),
    'C',
  )
  expect(endsIn(quiz)).toEqual(Array(3).fill({ id: expect.any(String), ...danger }))
  expect(checkQuiz(quiz, '')).toEqual([])
  expect(validateQuiz(quiz)).toBe(true)
})

test('so does an obstacle, which counts nothing', () => {
  const quiz = write(({ problems }) => {
    const [obstacle] = Object.values(problems).filter(({ kinds }) => kinds)
    if (!obstacle) throw new Error('There is no obstacle.')
    return {
      problems: { ...problems, [late]: { ...obstacle, answers: inDanger(obstacle.answers, 1) } },
    }
  }, 'A')
  expect(endsIn(quiz)).toEqual([{ id: expect.any(String), ...danger }])
  expect(checkQuiz(quiz, '')).toEqual([])
})
