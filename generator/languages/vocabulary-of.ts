import { vocabularies } from './index.ts'
import type { Vocabulary } from './language.ts'

/** What is known of the words of a language; undefined for one without a vocabulary. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  vocabularies[language.split('-', 1)[0] ?? language]
