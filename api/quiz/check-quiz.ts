import type { GeneratedQuiz, GeneratedRubric } from '#site/types.ts'
import { checkTexts, repeated } from './check-texts.ts'

/** Returns the faults of a quiz that the schema cannot find, in words. Empty if the quiz is valid. */
export function checkQuiz(quiz: GeneratedQuiz, company: string): readonly string[] {
  return [
    ...checkIds(quiz),
    ...checkScores(quiz),
    ...checkResults(quiz),
    ...checkTexts(quiz, company),
  ]
}

function* checkIds({ questions, scoring_rubric: rubrics }: GeneratedQuiz): Generator<string> {
  yield* repeated(questions.map(({ id }) => id)).map((id) => `Two questions have the id "${id}".`)
  yield* repeated(rubrics.map(({ question_id }) => question_id)).map(
    (id) => `Two rubrics are of the question "${id}".`,
  )
  for (const { id, options } of questions) {
    const ids = options.map((option) => option.id)
    yield* repeated(ids).map((option) => `Two answers of "${id}" have the id "${option}".`)

    const scores = rubrics.find(({ question_id }) => question_id === id)?.scores
    if (!scores) yield `The question "${id}" has no rubric.`
    else if (ids.toSorted().join() !== Object.keys(scores).toSorted().join())
      yield `The rubric of "${id}" does not count exactly its answers.`
  }
  if (rubrics.length > questions.length) yield 'There is a rubric without a question.'
}

function* checkScores({ questions, scoring_rubric: rubrics }: GeneratedQuiz): Generator<string> {
  const { lowest, highest } = totalsOf(rubrics)
  if (lowest !== 0) yield `The lowest total is ${lowest}, not 0.`
  if (highest !== 100) yield `The highest total is ${highest}, not 100.`

  for (const { question_id: id, scores } of rubrics) {
    if (new Set(Object.values(scores)).size < 2) yield `All answers of "${id}" count the same.`
  }
  const places = questions.map(({ id, options }) => {
    const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
    const best = Math.max(...Object.values(scores))
    return options.findIndex((option) => scores[option.id] === best)
  })
  if (new Set(places).size === 1) yield 'The best answer stands in the same place everywhere.'
}

function* checkResults({
  result_categories: results,
  scoring_rubric: rubrics,
}: GeneratedQuiz): Generator<string> {
  const totals = totalsOf(rubrics)
  let expected = 0
  for (const { min_score: min, max_score: max, title } of results) {
    if (min !== expected) yield `The result "${title}" starts at ${min}, not at ${expected}.`
    if (max < min) yield `The result "${title}" ends before it starts.`
    if (!totals.reach({ min, max })) yield `No answers lead to the result "${title}".`
    expected = max + 1
  }
  if (expected !== 101) yield 'The results do not end at 100.'
}

/** The totals that the answers can give, with one answer to each question. */
interface Totals {
  readonly lowest: number
  readonly highest: number
  /** Whether some answers give a total in the range, both ends included. */
  reach(range: { readonly min: number; readonly max: number }): boolean
}

/** Finds all possible totals: bit n of the sum is set if n can be reached. */
function totalsOf(rubrics: readonly GeneratedRubric[]): Totals {
  let sums = 1n
  for (const { scores } of rubrics) {
    let next = 0n
    for (const score of new Set(Object.values(scores))) next |= sums << BigInt(score)
    sums = next
  }
  const bits = sums.toString(2).split('').toReversed()

  return {
    lowest: bits.indexOf('1'),
    highest: bits.lastIndexOf('1'),
    reach: ({ min, max }) => bits.slice(min, max + 1).includes('1'),
  }
}
