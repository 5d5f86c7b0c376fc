import type { ForbiddenWord } from '../glossary.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import { remember } from '../remember.ts'
import { unquoted } from './prose.ts'
import { isFormOf } from './term-in.ts'
import { type Word, wordsIn } from './words-in.ts'

const listOf = remember((phrase): readonly string[] => wordsIn(phrase).map(({ lower }) => lower))

export interface ForbiddenUse {
  readonly first: Word
  readonly last: Word
  readonly rule: ForbiddenWord
}

/** The words of a text that its site does not use, in whatever form. */
export function* forbiddenIn(
  text: string,
  forbidden: readonly ForbiddenWord[],
  vocabulary: Vocabulary | undefined,
): Generator<ForbiddenUse> {
  const words = wordsIn(unquoted(text))
  for (const rule of forbidden) {
    const wanted = listOf(rule.word)
    for (const index of words.keys()) {
      const isHere = wanted.every((part, step) => {
        const word = words[index + step]?.lower
        if (word === undefined) return false
        const isLast = step === wanted.length - 1
        return (
          word === part || (isLast && vocabulary !== undefined && isFormOf(word, part, vocabulary))
        )
      })
      const [first, last] = [words[index], words[index + wanted.length - 1]]
      if (isHere && first && last) yield { first, last, rule }
    }
  }
}
