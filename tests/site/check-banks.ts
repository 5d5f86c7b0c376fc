import { describe, expect, test } from 'vitest'
import { gatherMaterial, planOf } from '#api/quiz/plan.ts'
import { writeQuiz } from '#api/quiz/write-quiz.ts'
import type { GeneratedQuiz } from '#site/types.ts'
import { checkQuiz, textsOf } from '../api/quiz/check-quiz.ts'
import { validateQuiz } from '../api/quiz/library.ts'
import {
  type BankOf,
  calls,
  choicesOf,
  companies,
  inTurn,
  kinds,
  outputs,
  pairs,
  problems,
  quizOf,
} from './every-quiz.ts'

/** The faults of one quiz: those the API looks for, and the weights, which it cannot see. */
function* faultsOf(of: BankOf, choices: ReturnType<typeof choicesOf>): Generator<string> {
  const quiz = writeQuiz(of.words, choices)
  if (!validateQuiz(quiz)) yield JSON.stringify(validateQuiz.errors)
  yield* checkQuiz(quiz, choices.company)
  if (quiz.questions.length !== 8) yield 'There are not eight questions.'
  if (!textsOf(quiz).some((text) => text.includes(choices.company))) yield 'The name is not used.'

  const plan = planOf(gatherMaterial(of.words, choices))
  const mostOf = (source: string) =>
    plan.flatMap((asked, index) =>
      asked.source === source && asked.weight > 0
        ? [Math.max(...Object.values(quiz.scoring_rubric[index]?.scores ?? {}))]
        : [],
    )
  const others = [...mostOf('trade'), ...mostOf('other'), ...mostOf('kind')]
  if (mostOf('problem').some((most) => most <= Math.max(...others)))
    yield 'The core problem does not weigh most.'
  if (Math.max(...mostOf('other')) > Math.min(...mostOf('trade')))
    yield 'A question beside the core problem weighs more than one that bears on it.'
  for (const [index, { figures, options }] of quiz.questions
    .map((question) => ({
      figures: plan.find(({ name }) => name === question.name)?.isFixed === true,
      ...question,
    }))
    .entries()) {
    const scores = options.map(({ id }) => quiz.scoring_rubric[index]?.scores[id] ?? 0)
    if (figures && (scores[0] ?? 0) > (scores.at(-1) ?? 0)) yield 'Figures fall.'
  }
}

/**
 * Checks the quizzes of banks: every core problem and kind, for five of the twenty companies each; outputs and calls,
 * which change no question, in turn.
 */
export const checkBanks = (banks: readonly BankOf[]) =>
  describe.each([...banks])('$title', (of) => {
    test('every combination gives a valid quiz', () => {
      const faults = new Set<string>()
      for (const [index, pair] of pairs.entries()) {
        for (const [turn, company] of companies.entries()) {
          if ((index + turn) % 4 !== 0) continue
          const choices = choicesOf(of.name, {
            ...pair,
            company,
            output: inTurn(outputs, index + turn),
            call: inTurn(calls, index * 3 + turn),
          })
          for (const fault of faultsOf(of, choices))
            faults.add(`${pair.kind} ${pair.problem}: ${fault}`)
        }
      }
      expect([...faults]).toEqual([])
    })

    test('output, call and link change no question, answer or point', () => {
      for (const [index, pair] of pairs.entries()) {
        const company = inTurn(companies, index)
        const asked = outputs.flatMap((output) =>
          calls.map((call) => {
            const { questions, scoring_rubric } = quizOf(of, { ...pair, company, output, call })
            return JSON.stringify({ questions, scoring_rubric })
          }),
        )
        expect(new Set(asked).size).toBe(1)
      }
    })

    test('companies ask different things, and the same company the same', () => {
      let [alike, allAlike, count, otherLevels, levels] = [0, 0, 0, 0, 0]
      for (const [index, kind] of kinds.entries()) {
        const choices = { kind, problem: inTurn(problems, index) }
        const quizzes = companies.map((company) => quizOf(of, { ...choices, company }))
        expect(JSON.stringify(quizOf(of, { ...choices, company: companies[0] }))).toBe(
          JSON.stringify(quizzes[0]),
        )
        for (const [place, one] of quizzes.entries()) {
          for (const other of quizzes.slice(place + 1)) {
            const shared = sharedOf(one, other)
            alike += shared
            allAlike += shared === one.questions.length ? 1 : 0
            otherLevels += differentLevels(one, other)
            levels += one.result_categories.length
            count += 1
          }
        }
      }
      expect(alike / count).toBeLessThanOrEqual(5)
      expect(allAlike / count).toBeLessThanOrEqual(0.01)
      expect(otherLevels / levels).toBeGreaterThanOrEqual(1 / 3)
    })
  })

/** The number of questions that two quizzes ask in the same words. */
const sharedOf = (one: GeneratedQuiz, other: GeneratedQuiz) => {
  const asked = new Set(one.questions.map((question) => question.question_text))
  return other.questions.filter((question) => asked.has(question.question_text)).length
}

const differentLevels = (one: GeneratedQuiz, other: GeneratedQuiz) =>
  one.result_categories.filter(({ text }, level) => other.result_categories[level]?.text !== text)
    .length
