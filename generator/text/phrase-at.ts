import type { Vocabulary } from '../languages/index.ts'
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

const isFormOf = (word: string, base: string, vocabulary: Vocabulary) =>
  // Inflection changes the end of a word.
  word === base || (word[0] === base[0] && formsOf(vocabulary)(base).has(word))

const forms = new WeakMap<Vocabulary, (base: string) => ReadonlySet<string>>()

/** Every form of a word, made once. */
function formsOf(vocabulary: Vocabulary): (base: string) => ReadonlySet<string> {
  const { endings, stemsOf } = vocabulary
  const known =
    forms.get(vocabulary) ??
    remember(
      (base): ReadonlySet<string> =>
        new Set(stemsOf(base).flatMap((stem) => endings.map((ending) => `${stem}${ending}`))),
    )
  forms.set(vocabulary, known)
  return known
}
