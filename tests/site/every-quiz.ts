import type { Choices } from '#api/quiz/choices.ts'
import { writeQuiz } from '#api/quiz/write-quiz.ts'
import { resolveContent } from '#generator/text/resolve.ts'
import type { GeneratedQuiz, QuizBank, QuizLibrary } from '#site/types.ts'
import { library, site } from '../api/quiz/library.ts'

/** Banks and frames of a language, also of one without a tool builder. */
export interface Words extends Pick<QuizLibrary, 'frames' | 'banks'> {
  readonly language: string
}

export const languages: readonly Words[] = site.languages.flatMap((language) => {
  const frames = resolveContent(site, 'quiz-frames', { language })
  const banks = site.all('quiz-bank', language.code).flatMap(({ name }): [string, QuizBank][] => {
    const bank = resolveContent(site, 'quiz-bank', { name, language })
    return bank ? [[name, bank]] : []
  })
  return frames ? [{ language: language.code, frames, banks: Object.fromEntries(banks) }] : []
})

/** Every bank of every language, with the words of its language. */
export const everyBank = languages.flatMap((words) =>
  Object.entries(words.banks).map(([name, bank]) => ({
    title: `${words.language} ${name}`,
    words,
    name,
    bank,
  })),
)

export type BankOf = (typeof everyBank)[number]

/** Four of them, of all languages; tests/deep takes all. */
export const fewBanks = everyBank.filter(
  (_, place) => place % Math.ceil(everyBank.length / 4) === 3,
)

const { builder } = library
export const problems = builder.problems.options.map(({ id }) => id)
export const kinds = builder.kinds.options.map(({ code }) => code)
const answersTo = (wanted: string) =>
  builder.questions.find(({ field }) => field === wanted)?.options.map(({ id }) => id) ?? []
export const outputs = answersTo('desired_output')
export const calls = answersTo('final_cta')

/** Twenty companies, as owners write their names. */
export const companies = [
  'De Vries',
  'Fysio De Brug',
  'Praktijk Noord',
  'Van Dam Advies',
  'Kompas Partners',
  'Notariaat Linde',
  'Bakker & Zoon',
  'Studio 12',
  'Studio 14',
  'ACME',
  'acme',
  'Ömer’s Gym',
  'Zorg voor Later B.V.',
  'J. Jansen',
  'J. Janssen',
  'Het Open Huis',
  'North & South Travel',
  'Blauw',
  'Café “De Zon”',
  '日本語教室',
] as const

/** The combinations of core problem and kind. */
export const pairs = problems.flatMap((problem) => kinds.map((kind) => ({ problem, kind })))

/** A quiz of a bank. What is left out is the first there is. */
export const quizOf = (
  { words, name }: Pick<BankOf, 'words' | 'name'>,
  choices: Partial<Omit<Choices, 'bank'>> = {},
): GeneratedQuiz => writeQuiz(words, choicesOf(name, choices))

export const choicesOf = (bank: string, choices: Partial<Omit<Choices, 'bank'>> = {}): Choices => ({
  company: companies[0],
  bank,
  problem: problems[0] ?? '',
  kind: kinds[0] ?? '',
  output: outputs[0] ?? '',
  call: calls[0] ?? '',
  ...choices,
})

/** The items of a list in turn, by any number. */
export const inTurn = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to take.')
  return item
}
