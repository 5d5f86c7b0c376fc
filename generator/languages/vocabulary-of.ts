import { vocabularies } from './index.ts'
import type { Vocabulary } from './language.ts'
import { baseOf } from './locale.ts'
import { plainVocabulary } from './plain-language.ts'

/** The vocabulary of a language. undefined if it has none. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  vocabularies[baseOf(language)]

/** The vocabulary of a language. One without function words, endings and registers if it has none. */
export const vocabularyOrPlain = (language: string): Vocabulary =>
  vocabularyOf(language) ?? unknownVocabulary

/** The words that several languages share with English, such as `blog` and `hotel`. */
function internationalWords(): ReadonlySet<string> {
  const all = Object.values(vocabularies).flatMap(({ sharedWords }) => [...sharedWords])
  const byWord = Map.groupBy(all, (word) => word)
  return new Set([...byWord].flatMap(([word, uses]) => (uses.length > 1 ? [word] : [])))
}

/** What is known of a language without a vocabulary. */
const unknownVocabulary: Vocabulary = { ...plainVocabulary, sharedWords: internationalWords() }
