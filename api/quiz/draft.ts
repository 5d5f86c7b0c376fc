import type { GeneratedQuiz, QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Validate } from '../http/static/build.ts'
import type { Choices, ChosenLibrary } from './choices.ts'
import { type Asked, type AskedAnswer, gatherMaterial, planOf } from './plan.ts'
import { putTogether } from './write-quiz.ts'

type DraftQuestion = QuizDraft['questions'][number]

/**
 * The questions that a model writes: all of the plan but those with a norm. Norms, what is urgent and
 * notices come from the banks only.
 */
export const toBeDrafted = (library: ChosenLibrary, choices: Choices): readonly Asked[] =>
  planOf(gatherMaterial(library, choices)).filter(isDrafted)

const isDrafted = ({ norm }: Asked): boolean => norm === undefined

/** The type of the question that a draft should have in a place. */
export const typeOf = ({ chooses }: Asked): DraftQuestion['type'] =>
  chooses === undefined ? 'scale' : 'multiple_choice'

/**
 * Makes a quiz of what a model wrote, which may have prose around it: the model's texts with our points, norms,
 * ranges, notice and link. Undefined if it is not as our own quizzes are.
 */
export function readDraft(
  text: string,
  library: ChosenLibrary,
  choices: Choices,
  validate: Validate,
): GeneratedQuiz | undefined {
  const draft = parse(text)
  if (!isDraft(draft, validate)) return undefined
  const material = gatherMaterial(library, choices)
  const ours = planOf(material)
  const wanted = ours.filter(isDrafted)
  const isAsked = ({ type }: DraftQuestion, index: number) =>
    wanted[index] !== undefined && type === typeOf(wanted[index])
  if (draft.questions.length !== wanted.length || !draft.questions.every(isAsked)) return undefined

  const drafted = draft.questions.values()
  const plan = ours.map((asked) => {
    const { value } = isDrafted(asked) ? drafted.next() : {}
    return value ? askedOf(value, asked) : asked
  })
  const { results: levels, keep } = draft
  if (!plan.every(isComplete) || hasRepeats(plan, draft) || !isFit(textsIn(draft), library))
    return undefined
  return putTogether(material, { plan, levels, keep })
}

const isDraft = (data: unknown, validate: Validate): data is QuizDraft => validate(data)

/** Parses from the first brace to the last. White space in texts becomes single spaces and line breaks. */
function parse(text: string): unknown {
  try {
    return JSON.parse(
      text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
      (_key, value: unknown) => (typeof value === 'string' ? collapseSpaces(value) : value),
    )
  } catch {
    return undefined
  }
}

const collapseSpaces = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n+ ?/g, '\n')
    .trim()

/** A drafted question in the place of one of the bank. */
const askedOf = (
  { name, text, answers, keep_order: isFixed }: DraftQuestion,
  asked: Asked,
): Asked => ({
  ...asked,
  name,
  text,
  isFixed: isFixed && asked.chooses === undefined,
  answers: answers.map(({ text, advice, stay, change }): AskedAnswer => {
    if (asked.chooses !== 'choice') return { text, ...(advice !== '' && { advice }) }
    return { text, ...(stay !== '' && change !== '' && { outlook: { stay, change } }) }
  }),
})

/** Whether every answer has what the result needs of it, and the strongest of a scale no advice. */
const isComplete = ({ answers, chooses, norm }: Asked): boolean =>
  norm !== undefined ||
  answers.every(({ advice, outlook }, rank) =>
    chooses === 'choice'
      ? outlook !== undefined
      : (advice !== undefined) === (chooses !== undefined || rank < answers.length - 1),
  )

/** Whether two things that a player tells apart are called the same. */
function hasRepeats(plan: readonly Asked[], { results }: QuizDraft): boolean {
  const sentences = results.flatMap(({ text, step }) => `${text} ${step}`.split(/(?<=[.?!]) /))
  const lists = [
    plan.map(({ name }) => name),
    plan.map(({ text }) => text),
    results.map(({ title }) => title),
    sentences,
    ...plan.map(({ answers }) => answers.map(({ text }) => text)),
  ]
  return lists.some((texts) => new Set(texts.map((each) => each.toLowerCase())).size < texts.length)
}

/** Every text of a draft. */
const textsIn = (draft: unknown): readonly string[] =>
  typeof draft === 'string' ? [draft] : Object.values(Object(draft)).flatMap(textsIn)

/** Not allowed in any text: markup, addresses, placeholders, invisible characters, stray spaces. */
const foreign =
  /[<>{}[\]]|&#?\w+;|https?:|www\.|javascript:|\S@\S+\.\S|(?!\n|\u200D)\p{C}|\s{2}|\s$| [,.?!]/iu

/** Number of the commonest words that identify a language. */
const common = 60
/** Minimum share of these words in a text. Texts in the language itself have about 0.5. */
const share = 0.3

/** Whether texts are plain, and in the language of the library by the commonest words of its banks. */
function isFit(texts: readonly string[], { banks }: QuizLibrary): boolean {
  const counts = new Map<string, number>()
  for (const word of wordsIn(JSON.stringify(banks))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a)
  const known = new Set(byCount.slice(0, common).map(([word]) => word))

  const words = wordsIn(texts.join(' '))
  const count = words.filter((word) => known.has(word)).length
  return count >= words.length * share && !texts.some((text) => foreign.test(text))
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
