import { englishVocabulary } from './en/vocabulary.ts'
import { dutchVocabulary } from './nl/vocabulary.ts'

/** What is known of the words of a language. All words in lower case, apostrophes as ’. */
export interface Vocabulary {
  /** Function words that are no words of any other language with a vocabulary. */
  readonly functionWords: ReadonlySet<string>
  /** Small words inside names, such as `van der`, that tell nothing when a name follows. */
  readonly particles: ReadonlySet<string>
  /** Foreign phrases that are at home in the language. */
  readonly loanPhrases: RegExp | undefined
  /** Words that are written the same in the source language and mean the same there. */
  readonly sharedWords: ReadonlySet<string>
  /** Ways to address the reader, each with the words that only it uses. */
  readonly registers: Readonly<Record<string, ReadonlySet<string>>>
  /** What looks like a word of a register and is none. */
  readonly notRegister: RegExp | undefined
  /** Words before a noun; one after a word at the start of a sentence makes that word a verb. */
  readonly determiners: ReadonlySet<string>
  /** Words that make a verb of the word after them. */
  readonly verbMarkers: ReadonlySet<string>
  /** Whether headings are written like sentences, with one capital. */
  readonly sentenceCase: boolean
  /** How long a text of the language is, against the same in English. */
  readonly length: number
  /** The forms in which a stem may go on inside a word: `prijs` as `prijz`. */
  stemsOf(stem: string): readonly string[]
  /** The endings that a word may have besides none. */
  readonly endings: readonly string[]
}

const known: Readonly<Record<string, Vocabulary>> = { en: englishVocabulary, nl: dutchVocabulary }

/** What is known of the words of a language; undefined where nobody wrote that down. */
export const vocabularyOf = (language: string): Vocabulary | undefined =>
  known[language.split('-', 1)[0] ?? language]

/** The languages whose words are known. */
export const vocabularies: Readonly<Record<string, Vocabulary>> = known
