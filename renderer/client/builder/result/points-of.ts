import type { GeneratedQuestion, GeneratedQuiz } from '#site/types.ts'
import type { Chosen, Point, WeakPoint } from './played-result.ts'
import type { Answers } from './score-quiz.ts'

/** An answered question that counts. */
export interface CountedPoint extends Point {
  readonly question: GeneratedQuestion
  readonly option: GeneratedQuestion['options'][number]
}

/** The answered questions that count, in the order of asking. */
export const pointsOf = (quiz: GeneratedQuiz, answers: Answers): readonly CountedPoint[] =>
  quiz.questions.flatMap((question) => {
    const option = optionOf(question, answers)
    if (question.chooses || !option) return []

    const scores = Object.entries(
      quiz.scoring_rubric.find(({ question_id }) => question_id === question.id)?.scores ?? {},
    )
    return {
      question,
      option,
      name: question.name ?? question.question_text,
      answer: option.text,
      points: scores.find(([id]) => id === option.id)?.[1] ?? 0,
      most: Math.max(0, ...scores.map(([, score]) => score)),
    }
  })

/** The player's answer to a question. */
export const optionOf = ({ id, options }: GeneratedQuestion, answers: Answers) =>
  options.find((option) => option.id === answers.get(id))

/** The points whose answer cannot wait. One that ends the quiz never comes to a result. */
export const urgentOf = (points: readonly CountedPoint[]): readonly WeakPoint[] =>
  points.filter(({ option }) => option.urgent === 'soon').flatMap(toWeak)

/** Two points at most, of those that can wait: the costliest. */
export const weakestOf = (
  quiz: GeneratedQuiz,
  points: readonly CountedPoint[],
): readonly WeakPoint[] => costliestIn(quiz, points).flatMap(toWeak).slice(0, 2)

/** The points that can wait, the costliest first, between equals the core problem's, then as asked. */
export function costliestIn(
  quiz: GeneratedQuiz,
  points: readonly CountedPoint[],
): readonly CountedPoint[] {
  const core = coreOf(quiz, points)
  return points
    .filter(({ option }) => !option.urgent)
    .toSorted(
      (one, other) => costOf(other) - costOf(one) || Number(other === core) - Number(one === core),
    )
}

export const costOf = ({ points, most }: Point) => most - points

const toWeak = (point: CountedPoint): readonly WeakPoint[] => {
  const { name, answer, points, most, option } = point
  const cost = costOf(point)
  return cost > 0 && option.advice !== undefined
    ? [{ name, answer, points, most, cost, advice: option.advice }]
    : []
}

/** The point of the core problem: the one that weighs most, unless the quiz asked for an obstacle in its place. */
function coreOf({ questions }: GeneratedQuiz, points: readonly CountedPoint[]) {
  if (questions.some(({ chooses }) => chooses === 'obstacle')) return undefined
  const highest = Math.max(...points.map(({ most }) => most))
  const heaviest = points.filter(({ most }) => most === highest)
  return heaviest.length === 1 ? heaviest[0] : undefined
}

/** The answer to the question that chooses something; undefined if it has no advice. */
export function chosenIn(
  { questions }: GeneratedQuiz,
  chooses: NonNullable<GeneratedQuestion['chooses']>,
  answers: Answers,
): Chosen | undefined {
  const question = questions.find((each) => each.chooses === chooses)
  const option = question && optionOf(question, answers)
  return option?.advice === undefined ? undefined : { answer: option.text, advice: option.advice }
}
