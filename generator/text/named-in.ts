import type { Word } from './words-in.ts'

/** The most words that a name has. */
const most = 5

/** For each word, whether it is part of a name of the glossary (in lower case, one space between words). */
export function namedIn(words: readonly Word[], names: ReadonlySet<string>): readonly boolean[] {
  const found = words.map(() => false)
  if (names.size === 0) return found
  for (const start of words.keys()) {
    for (let end = Math.min(words.length, start + most); end > start; end--) {
      if (!names.has(foldOf(words.slice(start, end)))) continue
      found.fill(true, start, end)
      break
    }
  }
  return found
}

/** Words as they compare: in lower case, without what stands between them. */
export const foldOf = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')
