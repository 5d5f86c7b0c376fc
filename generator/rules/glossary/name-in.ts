import type { Vocabulary } from '../../languages/index.ts'
import { remember } from '../../remember.ts'
import { proseOf } from '../../text/prose.ts'
import { type Word, wordsIn } from '../../text/words-in.ts'

const partsOf = remember((name): readonly string[] => wordsIn(name).map(({ text }) => text))

/** Where a text uses a name with its own capitals; a word that may be a verb there is none. */
export function nameIn(
  text: string,
  name: string,
  { determiners, functionWords }: Vocabulary,
): Word | undefined {
  if (!text.includes(name)) return undefined
  const words = wordsIn(proseOf(text))
  const parts = partsOf(name)

  return words.find((word, index) => {
    const isHere = parts.every((part, step) => isPart(words[index + step]?.text ?? '', part))
    const next = words[index + parts.length]
    const mayBeVerb =
      parts.length === 1 &&
      word.opens &&
      next !== undefined &&
      !next.opens &&
      (determiners.has(next.lower) || functionWords.has(next.lower))
    return isHere && !mayBeVerb
  })
}

/** A name may have a genitive: Noor’s. */
const isPart = (word: string, part: string) => word === part || word === `${part}’s`
