import { vocabularies } from './index.ts'
import type { Vocabulary } from './language.ts'
import { baseOf } from './locale.ts'

/** The vocabulary of a language. undefined if it has none. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  vocabularies[baseOf(language)]

/** The vocabulary of a language. One without function words, endings and registers if it has none. */
export const vocabularyOrPlain = (language: string): Vocabulary =>
  vocabularyOf(language) ?? plainVocabulary

/** What is known of a language without a vocabulary: the words that others share with English. */
const plainVocabulary: Vocabulary = {
  functionWords: new Set(),
  particles: new Set(),
  loanPhrases: undefined,
  sharedWords: new Set(Object.values(vocabularies).flatMap(({ sharedWords }) => [...sharedWords])),
  registers: {},
  notRegister: undefined,
  determiners: new Set(),
  verbMarkers: new Set(),
  sentenceCase: false,
  length: 1,
  stemsOf: (stem) => [stem],
  endings: [],
}
