import type { GeneratedOption, GeneratedQuiz, GeneratedRubric } from '#site/types.ts'

/** The faults of a quiz that its schema cannot find. `company` is the name that it is written for. */
export function checkQuiz(quiz: GeneratedQuiz, company: string): readonly string[] {
  return [
    ...checkScores(quiz),
    ...checkAdvice(quiz),
    ...checkResults(quiz),
    ...checkTexts(quiz, company),
  ]
}

const scoresOf = ({ scoring_rubric: rubrics }: GeneratedQuiz, id: string) =>
  rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}

function* checkScores(quiz: GeneratedQuiz): Generator<string> {
  const { questions, scoring_rubric: rubrics } = quiz
  const { lowest, highest } = totalsOf(rubrics)
  if (lowest !== 0 || highest !== 100) yield `The totals are from ${lowest} to ${highest}.`
  if (questions.map(({ id }) => id).join() !== rubrics.map((each) => each.question_id).join())
    yield 'The rubrics are not of the questions.'
  const places: number[] = []
  for (const { id, options, chooses, norm } of questions) {
    const ids = options.map((option) => option.id)
    const scores = ids.map((option) => scoresOf(quiz, id)[option] ?? Number.NaN)
    if (new Set(ids).size < ids.length || scores.some(Number.isNaN))
      yield `The rubric of "${id}" does not count exactly its answers.`
    if (chooses) {
      if (scores.some((score) => score !== 0)) yield `An answer of "${id}" counts, and chooses.`
      continue
    }
    if (new Set(scores).size < 2) yield `All answers of "${id}" count the same.`
    if (!isRising(scores) && (norm || !isRising(scores.toReversed())))
      yield `The answers of "${id}" are not in order.`
    places.push(scores.indexOf(Math.max(...scores)))
  }
  if (questions.length - places.length > 2) yield 'More than two questions count nothing.'
  if (new Set(places).size === 1) yield 'The best answer stands in the same place everywhere.'
}

const isRising = (scores: readonly number[]) =>
  scores.every((score, index) => index === 0 || score >= (scores[index - 1] ?? 0))

/** Every answer has what the result needs of it, and no more. */
function* checkAdvice(quiz: GeneratedQuiz): Generator<string> {
  for (const { id, options, chooses, norm } of quiz.questions) {
    const scores = scoresOf(quiz, id)
    const best = Math.max(...Object.values(scores))
    for (const option of options) {
      const { advice, outlook, helpline } = option
      if (isEnd(option) !== (helpline !== undefined)) yield `"${id}" has the wrong helpline.`
      if (isEnd(option) && (advice || outlook)) yield `An answer that ends "${id}" has advice.`
      if (isEnd(option) || chooses) continue
      if (outlook) yield `An answer of "${id}" is no choice.`
      const isBest = scores[option.id] === best
      if (isBest === Boolean(advice)) yield `Advice is wrong in "${id}".`
      if (norm && isBest !== norm.met.includes(option.id)) yield `The norm of "${id}" is not met.`
    }
    if (!chooses) continue
    const others = options.filter((option) => !isEnd(option))
    const lacking = others.filter(({ advice, outlook }) => !advice && !outlook).length
    if (lacking > (chooses === 'obstacle' || chooses === 'solution' ? 1 : 0))
      yield `An answer of "${id}" chooses nothing.`
    if (others.some(({ outlook }) => (outlook !== undefined) !== (chooses === 'choice')))
      yield `An answer of "${id}" has the wrong kind of advice.`
  }
}

const isEnd = ({ urgent }: GeneratedOption) => urgent === true

function* checkResults({
  result_categories: results,
  scoring_rubric: rubrics,
}: GeneratedQuiz): Generator<string> {
  const { bits } = totalsOf(rubrics)
  let expected = 0
  for (const { min_score: min, max_score: max, title } of results) {
    if (min !== expected) yield `The result "${title}" starts at ${min}, not at ${expected}.`
    if (!bits.slice(min, max + 1).includes('1')) yield `No answers lead to "${title}".`
    expected = max + 1
  }
  if (expected !== 101) yield 'The results do not end at 100.'
}

/** The totals that one answer to each question can give: bit n is set if n can be reached. */
function totalsOf(rubrics: readonly GeneratedRubric[]) {
  let sums = 1n
  for (const { scores } of rubrics) {
    let next = 0n
    for (const score of new Set(Object.values(scores))) next |= sums << BigInt(score)
    sums = next
  }
  const bits = sums.toString(2).split('').toReversed()
  return { bits, lowest: bits.indexOf('1'), highest: bits.lastIndexOf('1') }
}

/** Not allowed in any text of a quiz. */
const foreign =
  /[<>{}[\]]|&#?\w+;|https?:|www\.|javascript:|\S@\S+\.\S|(?!\n|\u200D)\p{C}|\s{2}|^\s|\s$| [,.?!]/iu

function* checkTexts(quiz: GeneratedQuiz, company: string): Generator<string> {
  const { questions, result_categories: results } = quiz
  const sentences = results.flatMap(({ text, step }) => `${text} ${step}`.split(/(?<=[.?!]) /))
  const lists = [
    questions.map(({ question_text: text }) => text),
    questions.flatMap(({ name }) => name ?? []),
    results.map(({ title }) => title),
    sentences,
    ...questions.map(({ options }) => options.map(({ text }) => text)),
  ]
  for (const texts of lists)
    if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length)
      yield `Something is said twice: ${texts.join(' | ')}`
  // The company's name may contain anything.
  for (const text of textsOf(quiz))
    if (foreign.test(company === '' ? text : text.replaceAll(company, 'X')))
      yield `There is something foreign in "${text}".`
}

/** Every text that visitors read. */
export const textsOf = ({ questions, result_categories: results, presentation }: GeneratedQuiz) =>
  [
    ...questions.flatMap(({ question_text: text, options, name, norm }) => [
      ...[text, name, norm?.text, norm?.source],
      ...options.flatMap(({ text, advice, outlook }) => [
        ...[text, advice, outlook?.stay, outlook?.change],
      ]),
    ]),
    ...results.flatMap(({ title, description }) => [title, description]),
    ...[presentation?.title, presentation?.intro, presentation?.notice, presentation?.keep],
  ].flatMap((text) => text ?? [])
