import { namedIn } from './named-in.ts'
import { unquoted } from './prose.ts'
import { isAllCaps, isCapitalised, type Word, wordsIn } from './words-in.ts'

/** The capitals of a heading that is written Like This, in a language that writes it like a sentence. */
export function titleCase(text: string, names: ReadonlySet<string>): readonly Word[] {
  const words = wordsIn(unquoted(text))
  if (words.length < 3) return []

  const isNamed = namedIn(words, names)
  const inside = words.filter(
    (word, index) =>
      !word.opens && !isNamed[index] && !isAllCaps(word) && /^\p{L}{4}/u.test(word.text),
  )
  const capitals = inside.filter(isCapitalised)
  return capitals.length >= 2 && capitals.length === inside.length ? capitals : []
}
