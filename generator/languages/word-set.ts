/** Splits a text into words. */
export const wordList = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '')

/** Splits a text into a set of words. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))

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
