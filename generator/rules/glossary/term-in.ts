import type { Vocabulary } from '../../languages/index.ts'
import { phraseAt, phraseOf } from '../../text/phrase-at.ts'
import { proseOf } from '../../text/prose.ts'
import { type Word, wordsIn } from '../../text/words-in.ts'

interface TermInput {
  readonly text: string
  readonly term: string
  readonly vocabulary: Vocabulary
  /** Phrases with the same words that mean something else. */
  readonly unless?: readonly string[]
}

/** Where a text of the source language uses a term as a noun, in whatever form. */
export function termIn({ text, term, vocabulary, unless = [] }: TermInput): Word | undefined {
  const wanted = phraseOf(term)
  if (!text.toLowerCase().includes(rootOf(wanted[0] ?? term))) return undefined

  const words = wordsIn(proseOf(text))
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

/** What every form of a word begins with: `quiz` of `quizzes`, `enquir` of `enquiries`. */
const rootOf = (word: string) => word.replace(/(?<=...)y$/, '')

/** "Plan a call", "to plan": what stands beside a word tells a verb from a noun. */
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

/** Whether a translation has one of the words allowed for a term, also inside a compound. */
export function hasTranslation(
  text: string,
  targets: readonly string[],
  { stemsOf }: Vocabulary,
): boolean {
  const prose = proseOf(text).toLowerCase().replaceAll(/\s+/g, ' ')
  return targets.some((target) =>
    stemsOf(target.toLowerCase()).some((stem) => prose.includes(stem)),
  )
}
