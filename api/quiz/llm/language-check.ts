import type { QuizLibrary } from '#site/types.ts'

/** How many of a language's commonest words tell it. */
const common = 60
/** The share of a text that these words have at least; in the language itself it is about half. */
const share = 0.3

/** Tells whether a text is in the language of a library, by the words that its own banks use most. */
export function createLanguageCheck({ banks }: QuizLibrary): (text: string) => boolean {
  const counts = new Map<string, number>()
  for (const word of wordsIn(JSON.stringify(banks))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const known = new Set(
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, common)
      .map(([word]) => word),
  )

  return (text) => {
    const words = wordsIn(text)
    return words.filter((word) => known.has(word)).length >= words.length * share
  }
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
