import type { ForbiddenWord } from '../glossary.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import { phraseAt, phraseOf } from './phrase-at.ts'
import { unquoted } from './prose.ts'
import { type Word, wordsIn } from './words-in.ts'

export interface ForbiddenUse {
  readonly first: Word
  readonly last: Word
  readonly rule: ForbiddenWord
}

/** The words of a text that its site does not use, in whatever form. */
export function* forbiddenIn(
  text: string,
  forbidden: readonly ForbiddenWord[],
  vocabulary: Vocabulary,
): Generator<ForbiddenUse> {
  const words = wordsIn(unquoted(text))
  for (const rule of forbidden) {
    const phrase = phraseOf(rule.word)
    for (const [index, first] of words.entries()) {
      const last = words[index + phrase.length - 1]
      if (last && phraseAt({ words, index, phrase, vocabulary })) yield { first, last, rule }
    }
  }
}
