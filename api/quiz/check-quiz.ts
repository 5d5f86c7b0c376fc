import type { GeneratedOption, GeneratedQuiz, GeneratedRubric } from '#site/types.ts'

/** Returns the faults of a quiz that the schema cannot find, in words. Empty if the quiz is valid. */
export function checkQuiz(quiz: GeneratedQuiz, company: string): readonly string[] {
  return [
    ...checkIds(quiz),
    ...checkScores(quiz),
    ...(quiz.presentation ? checkAdvice(quiz) : []),
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

  const scored = questions.map((question) => {
    const scores = rubrics.find(({ question_id }) => question_id === question.id)?.scores ?? {}
    return { ...question, scores: question.options.map(({ id }) => scores[id] ?? 0) }
  })
  const counted = scored.filter(({ chooses }) => chooses === undefined)
  for (const { id, scores } of scored.filter(({ chooses }) => chooses !== undefined)) {
    if (scores.some((score) => score !== 0)) yield `An answer of "${id}" counts, and chooses.`
  }
  for (const { id, scores, norm } of counted) {
    if (new Set(scores).size < 2) yield `All answers of "${id}" count the same.`
    if (!isRising(scores) && (norm || !isRising(scores.toReversed())))
      yield `The answers of "${id}" are not in order.`
  }
  if (scored.length - counted.length > 2) yield 'More than two questions count nothing.'
  const places = counted.map(({ scores }) => scores.indexOf(Math.max(...scores)))
  if (new Set(places).size === 1) yield 'The best answer stands in the same place everywhere.'
}

const isRising = (scores: readonly number[]) =>
  scores.every((score, index) => index === 0 || score >= (scores[index - 1] ?? 0))

/** Every answer has what the result needs of it, and no more. */
function* checkAdvice({ questions, scoring_rubric: rubrics }: GeneratedQuiz): Generator<string> {
  yield* repeated(questions.flatMap(({ name }) => name ?? [])).map(
    (name) => `Two questions are called "${name}".`,
  )
  for (const { id, options, chooses, norm } of questions) {
    const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
    const best = Math.max(...Object.values(scores))
    yield* checkEnds(id, options)
    const withoutAny = options.filter((option) => !hasAdvice(option) && !isEnd(option))
    if (chooses) {
      const allowed = chooses === 'obstacle' || chooses === 'solution' ? 1 : 0
      if (withoutAny.length > allowed) yield `An answer of "${id}" chooses nothing.`
      if (options.some((option) => !isEnd(option) && hasOutlook(option) !== (chooses === 'choice')))
        yield `An answer of "${id}" has the wrong kind of advice.`
      continue
    }
    if (options.some(hasOutlook)) yield `An answer of "${id}" is no choice.`
    for (const option of options) {
      const isBest = scores[option.id] === best
      if (isBest && option.advice) yield `The best answer of "${id}" has advice.`
      if (!isBest && !option.advice && !isEnd(option))
        yield `A weak answer of "${id}" has no advice.`
      if (norm && isBest !== norm.met.includes(option.id))
        yield `The norm of "${id}" is not met by the answers that count in full.`
    }
  }
}

/** An answer that ends the quiz has a helpline in the place of advice. */
function* checkEnds(id: string, options: readonly GeneratedOption[]): Generator<string> {
  for (const option of options) {
    if (isEnd(option) !== (option.helpline !== undefined))
      yield `An answer of "${id}" has the wrong helpline.`
    if (isEnd(option) && hasAdvice(option))
      yield `An answer of "${id}" ends the quiz and has advice.`
  }
}

const isEnd = ({ urgent }: GeneratedOption) => urgent === true
const hasOutlook = ({ outlook }: GeneratedOption) => outlook !== undefined
const hasAdvice = ({ advice, outlook }: GeneratedOption) => Boolean(advice) || outlook !== undefined

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

/** Not allowed in any text of a quiz: markup, URLs, placeholders, invisible characters. */
const foreign = [
  { pattern: /[<>]|&#?\w+;/, name: 'markup' },
  { pattern: /https?:|www\.|javascript:/i, name: 'an address' },
  { pattern: /\S@\S+\.\S/, name: 'an e-mail address' },
  { pattern: /[{}[\]]/, name: 'a blank' },
  { pattern: /(?!\n|\u200D)\p{C}/u, name: 'a control character' },
  { pattern: /\s{2}|^\s|\s$| [,.?!]/, name: 'a stray space' },
] as const

/** Yields the faults in the texts of a quiz. `company` is the name that the quiz is written for. */
function* checkTexts(quiz: GeneratedQuiz, company: string): Generator<string> {
  yield* checkLengths(quiz)
  const { questions, result_categories: results } = quiz
  yield* repeated(questions.map(({ question_text: text }) => text)).map(
    (text) => `The question "${text}" is asked twice.`,
  )
  yield* repeated(results.map(({ title }) => title)).map(
    (title) => `Two results are called "${title}".`,
  )
  yield* repeated(
    results.flatMap(({ text = '', step = '' }) => sentencesOf(`${text} ${step}`)),
  ).map((sentence) => `Two results say "${sentence}"`)
  for (const { id, options } of questions) {
    yield* repeated(options.map(({ text }) => text)).map((text) => `"${text}" is twice in "${id}".`)
  }

  // The company's name may contain anything, so it is replaced before the check.
  const own = textsOf(quiz).map((text) => (company === '' ? text : text.replaceAll(company, 'X')))
  const whole = own.join('\n')
  // Most quizzes have no fault. One check of the whole text finds that out.
  if (!foreign.some(({ pattern }) => pattern.test(whole))) return

  for (const text of own) {
    for (const { pattern, name } of foreign) {
      if (pattern.test(text)) yield `There is ${name} in "${text}".`
    }
  }
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!]) /).filter((part) => part.trim() !== '')

/** Maximum lengths in characters, as in `schema/api/quiz-response.schema.json`. */
const longest = { question: 240, option: 160, title: 100, description: 1200 }

function* checkLengths({
  questions,
  result_categories: results,
}: GeneratedQuiz): Generator<string> {
  const lengths = {
    question: questions.map((question) => question.question_text.length),
    option: questions.flatMap(({ options }) => options.map(({ text }) => text.length)),
    title: results.map(({ title }) => title.length),
    description: results.map(({ description }) => description.length),
  }
  for (const kind of ['question', 'option', 'title', 'description'] as const) {
    if (Math.max(...lengths[kind]) > longest[kind])
      yield `A ${kind} is longer than ${longest[kind]} characters.`
  }
}

/** Every text that visitors read. */
export const textsOf = ({
  questions,
  result_categories: results,
  presentation,
}: GeneratedQuiz): readonly string[] =>
  [
    ...questions.flatMap(({ question_text: text, options, name, norm }) => [
      text,
      name,
      norm?.text,
      norm?.source,
      ...options.flatMap((option) => [
        option.text,
        option.advice,
        option.outlook?.stay,
        option.outlook?.change,
      ]),
    ]),
    ...results.flatMap(({ title, description }) => [title, description]),
    presentation?.title,
    presentation?.intro,
    presentation?.notice,
    presentation?.keep,
  ].flatMap((text) => text ?? [])

/** Texts that occur more than once, ignoring case. */
function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.trim().toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}
