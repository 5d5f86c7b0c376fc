import type { Vocabulary } from '../languages/vocabulary.ts'
import { remember } from '../remember.ts'
import { type Word, wordsIn } from './words-in.ts'

/** The words of a phrase of the glossary, in lower case. */
export const phraseOf = remember((phrase): readonly string[] =>
  wordsIn(phrase).map(({ lower }) => lower),
)

interface PhraseInput {
  readonly words: readonly Word[]
  readonly index: number
  readonly phrase: readonly string[]
  readonly vocabulary: Vocabulary
}

/** Whether a phrase stands at a word, nothing but spaces between its words; the last may be inflected. */
export function phraseAt({ words, index, phrase, vocabulary }: PhraseInput): boolean {
  return phrase.every((part, step) => {
    const word = words[index + step]
    if (!word || (step > 0 && !isNext(words[index + step - 1], word))) return false
    return step < phrase.length - 1 ? word.lower === part : isFormOf(word.lower, part, vocabulary)
  })
}

const isNext = (before: Word | undefined, word: Word) =>
  before !== undefined && word.index === before.index + before.text.length + 1 && !word.opens

function isFormOf(word: string, base: string, { endings, stemsOf }: Vocabulary): boolean {
  if (word === base) return true
  // Inflection changes the end of a word.
  if (word[0] !== base[0]) return false
  return stemsOf(base).some(
    (stem) => word.startsWith(stem) && endings.includes(word.slice(stem.length)),
  )
}
