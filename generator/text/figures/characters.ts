const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

/** The fraction characters, for a character class in a regular expression. */
export const vulgarFractions = Object.keys(fractions).join('')

/** The value of a number with a fraction character, such as 1½. undefined for other numbers. */
export function readVulgarFraction(written: string): number | undefined {
  const fraction = fractions[written.at(-1) ?? '']
  return fraction === undefined ? undefined : Number(written.slice(0, -1)) + fraction
}

/**
 * A telephone number with country code, or with area code and leading 0, as a regular expression.
 */
export const phoneNumber = [
  String.raw`(?<![\p{L}\d.,-])(?:\+|00)[1-9][\d\s\u00A0().-]{7,}\d`,
  String.raw`\(?(?<![\p{L}\d.,-])0[1-9]\d{0,2}\)?[-\s\u00A0]{1,3}\d(?:[-\s\u00A0]?\d){4,8}(?!\d)`,
  String.raw`(?<![\p{L}\d.,-])0[1-9]\d{8}(?!\d)`,
].join('|')
