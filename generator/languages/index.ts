import { vocabulary as de } from './de/vocabulary.ts'
import { vocabulary as en } from './en/vocabulary.ts'
import { baseOf } from './locale.ts'
import { vocabulary as nl } from './nl/vocabulary.ts'
import { languagesWith } from './shipped-words.ts'
import { plainVocabulary, type Vocabulary } from './vocabulary.ts'

export const vocabularies: Readonly<Record<string, Vocabulary>> = { de, en, nl }

/** The languages of messages: English, and each language with a catalogue. */
export const messageLanguages: readonly string[] = languagesWith('messages')

/** The vocabulary of a language. undefined if it has none. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  vocabularies[baseOf(language)]

/** The vocabulary of a language: signs and international words if it has none. */
export const vocabularyOrPlain = (language: string): Vocabulary =>
  vocabularyOf(language) ?? unknownVocabulary

/** The words that several languages share with English, such as `blog` and `hotel`. */
function internationalWords(): ReadonlySet<string> {
  const all = Object.values(vocabularies).flatMap(({ sharedWords }) => [...sharedWords])
  return new Set(all.filter((word, index) => all.indexOf(word) !== index))
}

/** What is known of a language without a vocabulary. */
const unknownVocabulary: Vocabulary = { ...plainVocabulary, sharedWords: internationalWords() }
