import { proseOf } from './prose.ts'

/**
 * How many times as long as its source a translation may be: for texts of so many characters in the
 * source, at least and at most. Measured on English and Dutch copy that was written, not translated.
 */
const bounds = [
  { from: 400, least: 0.72, most: 1.5 },
  { from: 200, least: 0.62, most: 1.7 },
  { from: 100, least: 0.5, most: 2 },
  { from: 60, least: 0.4, most: 2.6 },
] as const

/** How a translation's length compares, where it is too short or too long to say the same. */
export function lengthRatio(source: string, translation: string): number | undefined {
  const length = lengthOf(source)
  const bound = bounds.find(({ from }) => length >= from)
  if (!bound) return undefined
  const ratio = lengthOf(translation) / length
  return ratio < bound.least || ratio > bound.most ? ratio : undefined
}

/** What stands in for a fact or another token is as long in every language. */
const lengthOf = (text: string) => proseOf(text).replaceAll(/\s+/g, ' ').trim().length
