import type {
  GeneratedNorm,
  GeneratedOption,
  GeneratedQuestion,
  GeneratedQuiz,
} from '#site/types.ts'

/** The chosen option of each answered question, by their ids. */
export type Answers = ReadonlyMap<string, string>

/** A question and what the player answered. */
export interface Point {
  readonly name: string
  readonly answer: string
  readonly advice: string | undefined
  /** What follows from a choice. */
  readonly outlook: GeneratedOption['outlook'] | undefined
  /** A question that counts nothing has an answer that is chosen. */
  readonly state: 'inOrder' | 'halfDone' | 'open' | 'chosen'
  /** The points that the answer counts, 0 without one, and those that it costs. */
  readonly score: number
  readonly cost: number
  readonly norm: (GeneratedNorm & { readonly isMet: boolean }) | undefined
}

const mostAdvice = 3

export type PlayedResult = ReturnType<typeof resultOf>

/** What a player's answers come to. */
export function resultOf(quiz: GeneratedQuiz, answers: Answers) {
  const points = quiz.questions.map((question) => pointOf(quiz, question, answers))
  const score = points.reduce((sum, point) => sum + point.score, 0)
  const gap = points.reduce((sum, { cost }) => sum + cost, 0)
  const count = (isCounted: (point: Point) => boolean) => points.filter(isCounted).length
  return {
    /** The category whose range contains the score, both ends included. */
    level: quiz.result_categories.find(
      ({ min_score, max_score }) => min_score <= score && score <= max_score,
    ),
    points,
    /** The most useful advice: after answers that choose something, then after those that cost the most. */
    advised: points
      .flatMap((point) => (isWeak(point) && point.advice ? { ...point, advice: point.advice } : []))
      .toSorted(
        (one, other) =>
          Number(other.state === 'chosen') - Number(one.state === 'chosen') ||
          other.cost - one.cost,
      )
      .slice(0, mostAdvice),
    /** What the sentences of a result can say. */
    figures: {
      score,
      most: score + gap,
      gap,
      inOrder: count(({ state }) => state === 'inOrder'),
      halfDone: count(({ state }) => state === 'halfDone'),
      open: count(({ state }) => state === 'open'),
      norms: count(({ norm }) => norm !== undefined),
      met: count(({ norm }) => norm?.isMet === true),
    },
  }
}

const isWeak = ({ state, cost }: Point) => state === 'chosen' || cost > 0

/** The player's answer to a question. */
export const optionOf = ({ id, options }: GeneratedQuestion, answers: Answers) =>
  options.find((option) => option.id === answers.get(id))

function pointOf(
  { scoring_rubric: rubrics }: GeneratedQuiz,
  question: GeneratedQuestion,
  answers: Answers,
): Point {
  const { id, name, question_text, chooses, norm } = question
  const option = optionOf(question, answers)
  const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
  const score = option && Object.hasOwn(scores, option.id) ? (scores[option.id] ?? 0) : 0
  const cost = Math.max(score, ...Object.values(scores)) - score
  return {
    name: name ?? question_text,
    answer: option?.text ?? '',
    advice: option?.advice,
    outlook: option?.outlook,
    state: chooses ? 'chosen' : stateOf(score, cost),
    score,
    cost,
    norm: norm && { ...norm, isMet: norm.met.includes(option?.id ?? '') },
  }
}

/** Open is where nothing is done, the weakest answer; half done is whatever lies between it and the best. */
function stateOf(score: number, cost: number): Point['state'] {
  if (cost === 0) return 'inOrder'
  return score > 0 ? 'halfDone' : 'open'
}
