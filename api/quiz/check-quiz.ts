import type { GeneratedQuiz } from '#site/types.ts'
import { totalsOf } from './totals.ts'

/** What a quiz that follows the schema may still have wrong, in words; nothing where it may be played. */
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
  const totals = [...totalsOf(rubrics)]
  if (Math.min(...totals) !== 0) yield 'The lowest total is not 0.'
  if (Math.max(...totals) !== 100) yield 'The highest total is not 100.'

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
  const totals = [...totalsOf(rubrics)]
  let expected = 0
  for (const { min_score: min, max_score: max, title } of results) {
    if (min !== expected) yield `The result "${title}" starts at ${min}, not at ${expected}.`
    if (max < min) yield `The result "${title}" ends before it starts.`
    if (!totals.some((total) => total >= min && total <= max))
      yield `No answers lead to the result "${title}".`
    expected = max + 1
  }
  if (expected !== 101) yield 'The results do not end at 100.'
}

/** What no text of a quiz holds: markup, addresses, blanks, characters that cannot be seen. */
const foreign = [
  { pattern: /[<>]|&#?\w+;/, name: 'markup' },
  { pattern: /https?:|www\.|javascript:/i, name: 'an address' },
  { pattern: /\S@\S+\.\S/, name: 'an e-mail address' },
  { pattern: /[{}[\]]/, name: 'a blank' },
  { pattern: /(?!\n|\u200D)\p{C}/u, name: 'a control character' },
  { pattern: /\s{2}|^\s|\s$| [,.?!]/, name: 'a stray space' },
] as const

function* checkTexts(quiz: GeneratedQuiz, company: string): Generator<string> {
  const { questions, result_categories: results } = quiz
  yield* repeated(questions.map(({ question_text: text }) => text)).map(
    (text) => `The question "${text}" is asked twice.`,
  )
  yield* repeated(results.map(({ title }) => title)).map(
    (title) => `Two results are called "${title}".`,
  )
  for (const { id, options } of questions) {
    yield* repeated(options.map(({ text }) => text)).map((text) => `"${text}" is twice in "${id}".`)
  }

  for (const text of textsOf(quiz)) {
    // A company may be called anything; what it is called is no fault of the text.
    const own = company === '' ? text : text.replaceAll(company, 'X')
    for (const { pattern, name } of foreign) {
      if (pattern.test(own)) yield `There is ${name} in "${text}".`
    }
  }
}

/** Every text that is read on the screen. */
export const textsOf = ({ questions, result_categories: results }: GeneratedQuiz) => [
  ...questions.flatMap(({ question_text: text, options }) => [
    text,
    ...options.map((option) => option.text),
  ]),
  ...results.flatMap(({ title, description }) => [title, description]),
]

/** Texts that are there more than once, whatever their case. */
function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.trim().toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}
