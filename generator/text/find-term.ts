import type { Cache } from '../cache.ts'
import type { Vocabulary } from '../languages/language.ts'
import { maskNonProse, phraseAt, phraseOf, type Word, wordsIn } from './words.ts'

export interface TermInput {
  readonly text: string
  readonly term: string
  readonly vocabulary: Vocabulary
  /** Phrases with the same words that mean something else. */
  readonly unless?: readonly string[]
}

/** Finds a term that a text uses as a noun, including inflected forms. */
export function termIn(
  { text, term, vocabulary, unless = [] }: TermInput,
  cache: Cache,
): Word | undefined {
  const wanted = phraseOf(term, cache)
  if (!text.toLowerCase().includes(rootOf(wanted[0] ?? term))) return undefined

  const words = wordsIn(maskNonProse(text, cache), cache)
  const at = words.findIndex(
    (_, index) =>
      phraseAt({ words, index, phrase: wanted, vocabulary }, cache) &&
      !isVerb(words, index, wanted, vocabulary),
  )
  const isOther = unless.some((phrase) => {
    const other = phraseOf(phrase, cache)
    return words.some((_, index) => phraseAt({ words, index, phrase: other, vocabulary }, cache))
  })
  return at < 0 || isOther ? undefined : words[at]
}

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
