const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

/** The signs of fractions, for a set in a regular expression. */
export const vulgarFractions = Object.keys(fractions).join('')

/** The value of a number that ends in such a sign, such as 1½; undefined where none does. */
export function readVulgarFraction(written: string): number | undefined {
  const fraction = fractions[written.at(-1) ?? '']
  return fraction === undefined ? undefined : Number(written.slice(0, -1)) + fraction
}
