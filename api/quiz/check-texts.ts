import type { GeneratedQuiz } from '#site/types.ts'

/** What no text of a quiz holds: markup, addresses, blanks, characters that cannot be seen. */
const foreign = [
  { pattern: /[<>]|&#?\w+;/, name: 'markup' },
  { pattern: /https?:|www\.|javascript:/i, name: 'an address' },
  { pattern: /\S@\S+\.\S/, name: 'an e-mail address' },
  { pattern: /[{}[\]]/, name: 'a blank' },
  { pattern: /(?!\n|\u200D)\p{C}/u, name: 'a control character' },
  { pattern: /\s{2}|^\s|\s$| [,.?!]/, name: 'a stray space' },
] as const

/** What is wrong with the words of a quiz; `company` is the name that it is written for. */
export function* checkTexts(quiz: GeneratedQuiz, company: string): Generator<string> {
  yield* checkLengths(quiz)
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

  // A company may be called anything; what it is called is no fault of the text.
  const own = textsOf(quiz).map((text) => (company === '' ? text : text.replaceAll(company, 'X')))
  const whole = own.join('\n')
  // Nearly always there is nothing, and one look at everything tells.
  if (!foreign.some(({ pattern }) => pattern.test(whole))) return

  for (const text of own) {
    for (const { pattern, name } of foreign) {
      if (pattern.test(text)) yield `There is ${name} in "${text}".`
    }
  }
}

/** In characters, as in `schema/api/quiz-response.schema.json`. */
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

/** Every text that is read on the screen. */
export const textsOf = ({ questions, result_categories: results }: GeneratedQuiz) => [
  ...questions.flatMap(({ question_text: text, options }) => [
    text,
    ...options.map((option) => option.text),
  ]),
  ...results.flatMap(({ title, description }) => [title, description]),
]

/** Texts that are there more than once, whatever their case. */
export function repeated(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = text.trim().toLowerCase()
    return seen.has(key) || !seen.add(key)
  })
}
