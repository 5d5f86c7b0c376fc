import type { GeneratedPresentation, GeneratedQuiz } from '#site/types.ts'
import { bodyOf } from './body-of.ts'
import { headOf } from './head-of.ts'
import type { Keep, PlayedResult } from './played-result.ts'
import { type CountedPoint, chosenIn, costOf, pointsOf, urgentOf, weakestOf } from './points-of.ts'
import { posterOf } from './poster-of.ts'
import { type Answers, resultFor, totalOf } from './score-quiz.ts'

/** Computes the result of a played quiz. `playedOn` dates the plan. */
export function resultOf(quiz: GeneratedQuiz, answers: Answers, playedOn: Date): PlayedResult {
  const score = totalOf(quiz, answers)
  const level = resultFor(quiz, score)
  const poster = posterOf(quiz, answers)
  const { presentation } = quiz
  if (!presentation) return { form: 'general', score, poster, level }

  const points = pointsOf(quiz, answers)
  const weakest = weakestOf(quiz, points)
  const step = level?.step
  const head = headOf({ quiz, answers, score, points, weakest, presentation, step })
  const isStepUsed =
    head.kind === 'B' && head.today !== undefined && head.today.answer === undefined
  const stepLeft = isStepUsed ? undefined : step
  const body = bodyOf(presentation.output, { points, weakest, step: stepLeft, playedOn })

  return {
    form: 'personal',
    score,
    poster,
    urgent: urgentOf(points),
    head,
    level,
    obstacle: chosenIn(quiz, 'obstacle', answers),
    keep: weakest.length > 0 ? undefined : keepOf(presentation, points),
    body,
    step: body.output === 'starter-kit' ? undefined : stepLeft,
  }
}

function keepOf({ keep }: GeneratedPresentation, points: readonly CountedPoint[]): Keep {
  const best = points.filter((point) => costOf(point) === 0)
  return {
    names: best.slice(0, 3).map(({ name }) => name),
    isAll: best.length === points.length,
    text: keep,
  }
}
