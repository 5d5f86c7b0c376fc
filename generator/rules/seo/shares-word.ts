import type { Vocabulary } from '../../languages/index.ts'
import { proseOf } from '../../text/prose.ts'
import { wordsIn } from '../../text/words-in.ts'

/** So many letters tell a word from another, whatever its ending. */
const stem = 4

/** And so many inside a compound: `gesprek` in `strategiegesprek`. */
const inside = 7

/** Whether two texts have a word of weight in common, in whatever form or compound. */
export function sharesWord(a: string, b: string, { functionWords }: Vocabulary): boolean {
  const weighty = (text: string) =>
    wordsIn(proseOf(text))
      .flatMap(({ lower }) => lower.split('-'))
      .filter((word) => word.length >= stem - 1 && !functionWords.has(word))
  const others = weighty(b)
  return weighty(a).some((word) => others.some((other) => areAlike(word, other)))
}

function areAlike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < stem) return false
  const start = short.slice(0, Math.max(stem, Math.ceil(short.length * 0.7)))
  return long.includes(short) || long.startsWith(start) || long.includes(short.slice(0, inside))
}
