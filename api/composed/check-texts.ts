import type { GeneratedQuiz } from '#site/types.ts'

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
export function* checkTexts(quiz: GeneratedQuiz, company: string): Generator<string> {
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
export function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.trim().toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}
