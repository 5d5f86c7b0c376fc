import type { GeneratedQuiz } from '#site/types.ts'
import type { Poster, PosterTile } from './played-result.ts'
import { type CountedPoint, costliestIn, optionOf, pointsOf } from './points-of.ts'
import type { Answers } from './score-quiz.ts'

/** The result as a wall: a tile for each question, in the order of asking. */
export function posterOf(quiz: GeneratedQuiz, answers: Answers): Poster {
  const points = pointsOf(quiz, answers)
  const [costliest] = costliestIn(quiz, points)
  const tiles = quiz.questions.map((question): PosterTile => {
    const option = optionOf(question, answers)
    const point = points.find((each) => each.question === question)
    return {
      name: question.name ?? question.question_text,
      state: point ? stateOf(point) : 'chosen',
      answer: option?.text ?? '',
      advice: option?.advice ?? '',
    }
  })
  return {
    tiles,
    inOrder: tiles.filter(({ state }) => state === 'inOrder').length,
    counted: points.length,
    first: costliest ? quiz.questions.indexOf(costliest.question) : 0,
  }
}

/**
 * Open is where nothing is done, the weakest answer; half done is whatever lies between it and the best,
 * or the first that meets its norm.
 */
function stateOf({ points, most, option, question: { norm } }: CountedPoint): PosterTile['state'] {
  if (points >= most || norm?.met.includes(option.id)) return 'inOrder'
  return points > 0 ? 'halfDone' : 'open'
}
