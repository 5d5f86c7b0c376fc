/** Words as the alternatives of a regular expression, the longest first. Matches nothing without words. */
export const alternatives = (words: readonly string[]): string =>
  words
    .filter((word) => word.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join('|') || '(?!)'
