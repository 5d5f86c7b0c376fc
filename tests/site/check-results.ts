import { describe, expect, test } from 'vitest'
import { pick } from '#api/quiz/plan.ts'
import { type Answers, resultOf } from '#renderer/client/builder/composed/result-of.ts'
import type { GeneratedQuiz } from '#site/types.ts'
import { type BankOf, companies, inTurn, outputs, pairs, quizOf } from './every-quiz.ts'
import { playerIn } from './quiz-player.ts'
import { best, renderResult, textOf, weakest } from './render-result.tsx'

const byChance = (quiz: GeneratedQuiz, seed: string): Answers =>
  new Map(
    quiz.questions.map(({ id, options }) => [
      id,
      pick(
        options.filter(({ urgent }) => !urgent),
        `${seed} ${id}`,
      ).id,
    ]),
  )

/** Plays quizzes of banks in every combination of problem and kind, and checks what each result says. */
export const checkResults = (banks: readonly BankOf[]) =>
  describe.each([...banks])('results of $title', (of) => {
    const frames = playerIn(of.words.language)

    test('tell the level, and advice about the answers given and no others', () => {
      for (const [turn, pair] of pairs.entries()) {
        const company = inTurn(companies, turn)
        const quiz = quizOf(of, { ...pair, company, output: inTurn(outputs, turn) })
        for (const answers of [weakest(quiz), best(quiz), byChance(quiz, `${of.title} ${turn}`)]) {
          const { advised, figures, level } = resultOf(quiz, answers)
          expect(figures.most).toBe(100)
          const given = quiz.questions.flatMap(({ id, options }) =>
            options.filter((option) => option.id === answers.get(id)),
          )
          for (const { answer, advice } of advised)
            expect(given).toContainEqual(expect.objectContaining({ text: answer, advice }))
          const costs = advised.filter(({ state }) => state !== 'chosen').map(({ cost }) => cost)
          expect(costs).toEqual(costs.toSorted((a, b) => b - a))

          const text = textOf(renderResult({ frames, quiz, answers }))
          expect(text).toContain(level?.title)
          for (const { advice } of advised) expect(text).toContain(advice)
          const kept = quiz.questions.flatMap(({ id, options }) =>
            options.flatMap(({ id: option, advice }) =>
              advice && option !== answers.get(id) ? advice : [],
            ),
          )
          const said = given.map(({ advice }) => advice)
          expect(kept.filter((advice) => !said.includes(advice) && text.includes(advice))).toEqual(
            [],
          )
          expect(text).not.toMatch(/[{}]|undefined|NaN/)
        }
      }
    })
  })
