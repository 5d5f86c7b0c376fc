import type { Vocabulary } from '../languages/vocabulary.ts'
import { maskNonProse, phraseAt, phraseOf, type Word, wordsIn } from './words.ts'

export interface TermInput {
  readonly text: string
  readonly term: string
  readonly vocabulary: Vocabulary
  /** Phrases with the same words that mean something else. */
  readonly unless?: readonly string[]
}

/** Finds a term that a text uses as a noun, including inflected forms. */
export function termIn({ text, term, vocabulary, unless = [] }: TermInput): Word | undefined {
  if (!mayHaveTerm(text.toLowerCase(), term)) return undefined
  const wanted = phraseOf(term)

  const words = wordsIn(maskNonProse(text))
  const at = words.findIndex(
    (_, index) =>
      phraseAt({ words, index, phrase: wanted, vocabulary }) &&
      !isVerb(words, index, wanted, vocabulary),
  )
  const isOther = unless.some((phrase) => {
    const other = phraseOf(phrase)
    return words.some((_, index) => phraseAt({ words, index, phrase: other, vocabulary }))
  })
  return at < 0 || isOther ? undefined : words[at]
}

/** Whether a text in lower case has the start of a term. Most texts do not. */
export const mayHaveTerm = (lower: string, term: string): boolean =>
  lower.includes(rootOf(phraseOf(term)[0] ?? term))

/** The common start of all inflected forms: `quiz` of `quizzes`, `enquir` of `enquiries`. */
const rootOf = (word: string) => word.replace(/(?<=...)y$/, '')

/** Whether the adjacent words make a word a verb: "plan a call", "to plan". */
function isVerb(
  words: readonly Word[],
  index: number,
  wanted: readonly string[],
  { determiners, verbMarkers }: Vocabulary,
): boolean {
  if (wanted.length > 1) return false
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (!word?.opens && verbMarkers.has(before?.lower ?? '')) return true
  return (
    after !== undefined &&
    !after.opens &&
    determiners.has(after.lower) &&
    !(before && !word?.opens && determiners.has(before.lower))
  )
}
