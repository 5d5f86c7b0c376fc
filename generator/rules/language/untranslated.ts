import type { Vocabulary } from '../../languages/index.ts'
import { foldOf, namedIn } from '../../text/named-in.ts'
import { proseOf } from '../../text/prose.ts'
import { isAllCaps, type Word, wordsIn } from '../../text/words-in.ts'

interface UntranslatedInput {
  readonly source: string
  readonly translation: string
  readonly vocabulary: Vocabulary
  /** Names that no language translates, in lower case. */
  readonly names: ReadonlySet<string>
  /** What this site takes over from the source language, besides what everybody does. */
  readonly sharedWords: ReadonlySet<string>
}

/** The words that a translation still shares with its source, where it is the same text. */
export function untranslated({
  source,
  translation,
  vocabulary,
  names,
  sharedWords,
}: UntranslatedInput): readonly Word[] {
  if (source.length > 4 * translation.length || translation.length > 4 * source.length) return []
  const words = wordsIn(proseOf(translation))
  if (words.length === 0 || foldOf(words) !== foldOf(wordsIn(proseOf(source)))) return []

  const known = namedIn(words, names)
  const open = words.filter(
    (word, index) =>
      !known[index] &&
      /\p{L}{3}/u.test(word.text) &&
      !isAllCaps(word) &&
      !vocabulary.sharedWords.has(word.lower) &&
      !sharedWords.has(word.lower),
  )
  return open.length > 0 ? words.filter((_, index) => !known[index]) : []
}
