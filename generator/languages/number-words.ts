import { once } from '../once.ts'

/** How a language says a number: a module of `n2words`. */
interface Speller {
  toCardinal(value: number): string
  toOrdinal(value: number): string
}

/** What a language has besides the numbers that its spellers say. */
interface MoreNumbers {
  /** Other ways to write them, by what stands instead of a part: *a hundred* for *one hundred*. */
  readonly variants?: readonly (readonly [spelled: RegExp, written: string])[]
  /** Endings of one word with the numbers from two to a hundred: *driemaal*. */
  readonly endings?: readonly string[]
  readonly others?: Readonly<Record<string, number>>
}

/** The value of each word for a number. */
export type NumberWords = ReadonlyMap<string, number>

/**
 * The words for numbers in a language, in lower case, with hyphens or spaces: cardinals, and ordinals to a hundred. What
 * `others` says of a word holds. The regions of a language may spell differently. Read at the first use.
 */
export const numberWords = (
  spellers: readonly Speller[],
  { variants = [], endings = [], others = {} }: MoreNumbers = {},
): (() => NumberWords) =>
  once(() => {
    const words = new Map<string, number>()
    const add = (word: string, value: number) => {
      for (const each of new Set([word, word.replaceAll('-', ' ')]))
        if (!words.has(each)) words.set(each, value)
    }
    const addForms = (spelled: string, value: number) => {
      const word = spelled.toLowerCase()
      add(word, value)
      for (const [pattern, written] of variants) add(word.replace(pattern, written), value)
    }
    for (const { toCardinal } of spellers)
      for (const value of values) addForms(toCardinal(value), value)
    for (const [word, value] of [...words])
      if (value > 1 && value <= most) for (const ending of endings) add(`${word}${ending}`, value)
    for (const { toOrdinal } of spellers)
      for (let value = 1; value <= most; value += 1) addForms(toOrdinal(value), value)
    for (const [word, value] of Object.entries(others)) words.set(word, value)
    return words
  })

/** The last number whose ordinal is known, and that takes an ending. */
const most = 100

/** All below a thousand, and the round ones above. */
const values: readonly number[] = [
  ...Array.from({ length: 1000 }, (_, value) => value),
  ...Array.from({ length: 90 }, (_, step) => 1000 + 100 * step),
  ...Array.from({ length: 90 }, (_, step) => 10_000 + 1000 * step),
]
