import { englishVocabulary } from './en/vocabulary.ts'
import type { Vocabulary } from './language.ts'
import { dutchVocabulary } from './nl/vocabulary.ts'

const known: Readonly<Record<string, Vocabulary>> = { en: englishVocabulary, nl: dutchVocabulary }

/** What is known of the words of a language; undefined where nobody wrote that down. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  known[language.split('-', 1)[0] ?? language]

/** The languages whose words are known. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = known
