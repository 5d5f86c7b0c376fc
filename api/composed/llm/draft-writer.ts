import type { QuizDraft, QuizLibrary } from '#site/types.ts'
import { checkQuiz } from '../check-quiz.ts'
import { textsOf } from '../check-texts.ts'
import type { Choices, ChosenLibrary } from '../choices.ts'
import { gatherMaterial } from '../compose/material.ts'
import { planOf } from '../compose/plan.ts'
import { assemble, toBeDrafted } from './assemble.ts'
import { type DraftFormat, readDraft } from './draft.ts'
import type { CallModel } from './limit-calls.ts'
import { ModelFault, type Prompt } from './model.ts'
import { writePrompt, writeRepair } from './prompt.ts'

/** In milliseconds: the time for one quiz, and the time that must remain for a repair. */
export interface Timeouts {
  readonly deadline: number
  readonly forRepair: number
}

interface Input {
  readonly library: ChosenLibrary
  readonly choices: Choices
  readonly format: DraftFormat
  readonly callModel: CallModel
  readonly clock: () => number
  readonly timeouts: Timeouts
}

/** Has a model write a draft that passes every check, with at most one repair. Throws a `ModelFault`. */
export async function writeDraft({
  library,
  choices,
  format,
  callModel,
  clock,
  timeouts,
}: Input): Promise<QuizDraft> {
  const end = clock() + timeouts.deadline
  const signal = AbortSignal.timeout(timeouts.deadline)
  const prompt = writePrompt(library, choices, format.schema)
  const attempt = async (asked: Prompt) => {
    const answer = await callModel(asked, signal)
    return { answer, ...judge({ library, choices, format, answer }) }
  }

  const first = await attempt(prompt)
  if (first.draft) return first.draft
  if (end - clock() < timeouts.forRepair) throw new ModelFault('malformed')

  const second = await attempt(writeRepair(prompt, first.answer, first.faults))
  if (second.draft) return second.draft
  throw new ModelFault('malformed')
}

interface Judged {
  readonly draft?: QuizDraft
  readonly faults: readonly string[]
}

/** The longest possible company name. */
const longName = 'N'.repeat(61)

/** Applies the checks of our own quizzes to the draft, with the longest company name. */
function judge({
  library,
  choices,
  format,
  answer,
}: Pick<Input, 'library' | 'choices' | 'format'> & { readonly answer: string }): Judged {
  const named = { ...choices, company: longName }
  const wanted = toBeDrafted(planOf(gatherMaterial(library, named)))
  const read = readDraft(answer, wanted, format.validate)
  if ('faults' in read) return read

  const quiz = assemble(library, named, read.draft)
  const isInLanguage = createLanguageCheck(library)
  const faults = [
    ...checkQuiz(quiz, longName),
    ...(isInLanguage(textsOf(quiz).join(' ')) ? [] : [`This is not in "${library.language}".`]),
  ]
  return faults.length > 0 ? { faults } : { draft: read.draft, faults }
}

/** Number of the commonest words that identify a language. */
const common = 60
/** Minimum share of these words in a text. Texts in the language itself have about 0.5. */
const share = 0.3

/** Returns a check of the language of a text, by the commonest words of the library's banks. */
function createLanguageCheck({ banks }: QuizLibrary): (text: string) => boolean {
  const counts = new Map<string, number>()
  for (const word of wordsIn(JSON.stringify(banks))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = new Set(
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, common)
      .map(([word]) => word),
  )

  return (text) => {
    const words = wordsIn(text)
    return words.filter((word) => known.has(word)).length >= words.length * share
  }
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
