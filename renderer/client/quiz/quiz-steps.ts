import type { FieldCheck, QuizContent } from '#site/types.ts'
import { quizFields } from './quiz-fields.ts'
import type { QuizStep } from './quiz-state.ts'

/** The steps of a quiz, one for each question. */
export const quizSteps = (
  { questions, words }: QuizContent,
  checks: readonly FieldCheck[],
): readonly QuizStep[] =>
  questions.map((question, index) => ({
    kind: question.kind,
    fields: quizFields(question, index + 1, checks),
    termsRequired: question.requiresTerms ? words.termsRequired : undefined,
  }))
