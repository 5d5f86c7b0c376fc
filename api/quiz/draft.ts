import type { GeneratedQuiz, QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Validate } from '../http/static/build.ts'
import { checkQuiz, textsOf } from './check-quiz.ts'
import type { Choices, ChosenLibrary } from './choices.ts'
import { type Asked, type AskedAnswer, planOf } from './plan.ts'
import { gatherMaterial, putTogether } from './write-quiz.ts'

type DraftQuestion = QuizDraft['questions'][number]

/**
 * The questions that a model writes: all of the plan but those with a norm. Norms, what is urgent and
 * notices come from the banks only.
 */
export const toBeDrafted = (library: ChosenLibrary, choices: Choices): readonly Asked[] =>
  planOf(gatherMaterial(library, choices)).filter(({ norm }) => norm === undefined)

/** The type of the question that a draft should have in a place. */
export const typeOf = ({ chooses }: Asked): DraftQuestion['type'] =>
  chooses === undefined ? 'scale' : 'multiple_choice'

/** The longest possible company name. A draft is judged with it, for the name that is typed could hide a fault. */
const longName = 'N'.repeat(61)

/**
 * Makes a quiz of what a model wrote, which may have prose around it: the model's texts with our points, norms,
 * ranges, notice and link. Undefined if it does not pass every check of our own quizzes.
 */
export function readDraft(
  text: string,
  library: ChosenLibrary,
  choices: Choices,
  validate: Validate,
): GeneratedQuiz | undefined {
  const draft = parse(text)
  if (!isDraft(draft, validate)) return undefined

  const wanted = toBeDrafted(library, choices)
  const { questions } = draft
  if (questions.length !== wanted.length) return undefined
  if (wanted.some((asked, index) => questions[index]?.type !== typeOf(asked))) return undefined

  const judged = assemble(draft, library, { ...choices, company: longName })
  if (checkQuiz(judged, longName).length > 0) return undefined
  if (!isInLanguage(textsOf(judged).join(' '), library)) return undefined
  return assemble(draft, library, choices)
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

function assemble(draft: QuizDraft, library: QuizLibrary, choices: Choices): GeneratedQuiz {
  const material = gatherMaterial(library, choices)
  const drafted = draft.questions.values()
  const plan = planOf(material).map((asked) => {
    if (asked.norm) return asked
    const { value } = drafted.next()
    return value ? askedOf(value, asked) : asked
  })
  return putTogether(material, {
    plan,
    levels: draft.results,
    title: material.bank.titles[material.kind],
    keep: draft.keep,
  })
}

/** A drafted question in the place of one of the bank. */
const askedOf = (
  { name, text, answers, keep_order: isFixed }: DraftQuestion,
  { weight, chooses, none, source }: Asked,
): Asked => ({
  name,
  text,
  weight,
  chooses,
  none,
  source,
  isFixed: isFixed && chooses === undefined,
  answers: answers.map((answer) => answerOf(answer, chooses === 'choice')),
})

function answerOf(
  { text, advice, stay, change }: DraftQuestion['answers'][number],
  isChoice: boolean,
): AskedAnswer {
  if (isChoice) return { text, ...(stay !== '' && change !== '' && { outlook: { stay, change } }) }
  return { text, ...(advice !== '' && { advice }) }
}

/** Number of the commonest words that identify a language. */
const common = 60
/** Minimum share of these words in a text. Texts in the language itself have about 0.5. */
const share = 0.3

/** Whether a text is in the language of the library, by the commonest words of its banks. */
function isInLanguage(text: string, { banks }: QuizLibrary): boolean {
  const counts = new Map<string, number>()
  for (const word of wordsIn(JSON.stringify(banks))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a)
  const known = new Set(byCount.slice(0, common).map(([word]) => word))

  const words = wordsIn(text)
  return words.filter((word) => known.has(word)).length >= words.length * share
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
