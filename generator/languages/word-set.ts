/** Splits a text into words. */
export const wordList = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '')

/** Splits a text into a set of words. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))

interface Parts {
  /** The words for 0 to 19, in order. */
  readonly small: readonly string[]
  /** The words for 20 to 90, in order. */
  readonly tens: readonly string[]
  /** Joins tens and ones, such as `twenty` and `five`. */
  readonly join: (tens: string, ones: string) => string
  /** The ordinal of a number, such as `third` of `three`. */
  readonly ordinal: (word: string, value: number) => string
  /**
   * Suffixes that multiply a number written as one word with them, such as `honderd`, with their
   * factor.
   */
  readonly multiples?: Readonly<Record<string, number>>
  readonly others: Readonly<Record<string, number>>
}

/** The words for 0 to 99, their ordinals and multiples, and the words of `others`. */
export function numberWords(parts: Parts): ReadonlyMap<string, number> {
  const { small, tens, join, ordinal, multiples = {}, others } = parts
  const cardinals = new Map(small.map((word, value) => [word, value]))
  for (const [index, word] of tens.entries()) {
    const value = (index + 2) * 10
    cardinals.set(word, value)
    for (const [ones, name] of small.slice(1, 10).entries())
      cardinals.set(join(word, name), value + ones + 1)
  }

  const words = new Map(cardinals)
  for (const [word, value] of cardinals) {
    words.set(ordinal(word, value), value)
    for (const [end, factor] of Object.entries(multiples))
      if (value > 1) words.set(`${word}${end}`, value * factor)
  }
  for (const [word, value] of Object.entries(others)) words.set(word, value)
  return words
}

/** The words for one part of 3, 4, 5 and so on, in any of their forms: `third|thirds fourth|fourths`. */
export const fractionWords = (
  words: string,
  others: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries([
    ...wordList(words).flatMap((forms, index) =>
      forms.split('|').map((word) => [word, 1 / (index + 3)] as const),
    ),
    ...Object.entries(others),
  ])

/** The sayings for the decades from the twenties to the nineties, each in any of its forms. */
export const decadeSayings = (
  decades: readonly string[],
  phrasesOf: (decade: string) => readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    decades.flatMap((decade, index) =>
      phrasesOf(decade).map((phrase) => [phrase, [`decade:${(index + 2) * 10}`]] as const),
    ),
  )
