import type { Vocabulary } from '../../languages/index.ts'
import type { ForbiddenWord } from '../../text/glossary.ts'
import { phraseAt, phraseOf } from '../../text/phrase-at.ts'
import { unquoted } from '../../text/prose.ts'
import { type Word, wordsIn } from '../../text/words-in.ts'

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
  const byLetter = indexOf(forbidden)
  for (const [index, first] of words.entries()) {
    for (const { rule, phrase } of byLetter.get(first.lower[0]) ?? []) {
      const last = words[index + phrase.length - 1]
      if (last && phraseAt({ words, index, phrase, vocabulary })) yield { first, last, rule }
    }
  }
}

interface Entry {
  readonly rule: ForbiddenWord
  readonly phrase: readonly string[]
}

const indexed = new WeakMap<
  readonly ForbiddenWord[],
  ReadonlyMap<string | undefined, readonly Entry[]>
>()

/** The list by first letter, which no inflection changes. */
function indexOf(forbidden: readonly ForbiddenWord[]) {
  const known =
    indexed.get(forbidden) ??
    Map.groupBy(
      forbidden.map((rule) => ({ rule, phrase: phraseOf(rule.word) })),
      ({ phrase }) => phrase[0]?.[0],
    )
  indexed.set(forbidden, known)
  return known
}
