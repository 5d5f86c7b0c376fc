import type { GeneratedQuiz, GeneratedResult } from '#site/types.ts'

/** The chosen option of each answered question, by their ids. */
export type Answers = ReadonlyMap<string, string>

/** The total score of the chosen options. An option without a score counts 0. */
export function totalOf({ scoring_rubric }: GeneratedQuiz, answers: Answers): number {
  const counts = Array.from(answers, ([question, option]) => {
    const rubric = scoring_rubric.find(({ question_id }) => question_id === question)
    return rubric && Object.hasOwn(rubric.scores, option) ? (rubric.scores[option] ?? 0) : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The result whose range contains the total, both ends included; undefined if there is none. */
export const resultFor = (
  { result_categories }: GeneratedQuiz,
  total: number,
): GeneratedResult | undefined =>
  result_categories.find(({ min_score, max_score }) => min_score <= total && total <= max_score)
