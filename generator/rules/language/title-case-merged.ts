import { namedIn } from '../../text/named-in.ts'
import { unquoted } from '../../text/prose.ts'
import { isAllCaps, isCapitalised, type Word, wordsIn } from '../../text/words-in.ts'

interface TitleCaseInput {
  readonly text: string
  readonly names: ReadonlySet<string>
  /** Whether a word, in lower case, is one that the language writes without a capital. */
  readonly isOrdinary: (word: string) => boolean
}

/** The capitals of a heading that is written Like This, in a language that writes it like a sentence. */
export function titleCase({ text, names, isOrdinary }: TitleCaseInput): readonly Word[] {
  const words = wordsIn(unquoted(text))
  if (words.length < 3) return []

  const isNamed = namedIn(words, names)
  const inside = words.filter(
    (word, index) => !word.opens && !isNamed[index] && !isAllCaps(word) && !/\d/.test(word.text),
  )
  const capitals = inside.filter(isCapitalised)
  const isThroughout = inside.every((word) => isCapitalised(word) || word.text.length < 4)
  const isTelling = capitals.some(({ lower }) => isOrdinary(lower))
  return capitals.length >= 2 && isThroughout && isTelling ? capitals : []
}
