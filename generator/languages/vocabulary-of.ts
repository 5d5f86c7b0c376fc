import { vocabularies } from './index.ts'
import type { Vocabulary } from './language.ts'

/** The vocabulary of a language. undefined if it has none. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  vocabularies[language.split('-', 1)[0] ?? language]
