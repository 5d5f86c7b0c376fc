import { once } from '../once.ts'

/** The value of each word for a number. */
type NumberWords = ReadonlyMap<string, number>

/**
 * What is known of the words of a language beside what `Intl` says. Words are in lower case; those of phrases and figures
 * have the apostrophe ', those that are looked up among the words of a text have ’.
 */
export interface Vocabulary {
  /** Numbers in words, with mixed ones and shares: *one and a half*, *two thirds*. */
  readonly numbers: () => NumberWords
  /** Phrases by the name of their unit, in `units.ts`. */
  readonly units: Readonly<Record<string, string>>
  /** What forms one word with the number before it: *vijfsterren*. */
  readonly compounds: readonly string[]
  /** What is added after a unit: an hour *and a half*. Empty if the language has none. */
  readonly andHalf: string
  readonly and: string
  /** Words between both ends of a range, as a regular expression. */
  readonly between: string
  /** Words between a part and the whole, as a regular expression: three *in* ten. */
  readonly partOf: string
  /** Whether the language uses the 12-hour clock with am and pm. */
  readonly halfDays: boolean
  /** Words that mark a time as am or pm, as regular expressions. */
  readonly halves: { readonly am: string; readonly pm: string }
  /** What stands before an hour, and the minutes to add. Several if regions differ. */
  readonly clockTimes: Readonly<Record<string, readonly number[]>>
  /** Phrases that express a figure without a number, with the figure. */
  readonly sayings: Readonly<Record<string, string>>
  /** Words before the number of a version, or of a part of a document or building: *clause* 4.2. */
  readonly numbered: ReadonlySet<string>
  /** Words that may stand twice in a row. */
  readonly repeatable: readonly string[]
  /** Function words that no other language with a vocabulary uses. */
  readonly functionWords: ReadonlySet<string>
  /** Words with the same spelling and meaning in the source language. */
  readonly sharedWords: ReadonlySet<string>
  /** The registers for addressing readers, each with the words that only it uses. */
  readonly registers: Readonly<Record<string, ReadonlySet<string>>>
  /** Matches words of a register that are used in another meaning. */
  readonly notRegister: RegExp | undefined
  /** Words before a noun. If one follows the first word of a sentence, that first word is a verb. */
  readonly determiners: ReadonlySet<string>
  /** Words that mark the word after them as a verb. */
  readonly verbMarkers: ReadonlySet<string>
  /** Abbreviations that end with a full stop, without it. */
  readonly abbreviations: ReadonlySet<string>
  /** The usual length of a text, relative to the same text in English. */
  readonly length: number
  /** The stem variants before an ending: `prijs` and `prijz`. */
  stemsOf(stem: string): readonly string[]
  /** Words about payment, ownership, liability and notice. A text with one of them binds. */
  readonly rights: ReadonlySet<string>
  /** The inflectional endings of a word. May include the empty ending. */
  readonly endings: readonly string[]
}

/** A pattern that matches nothing. */
const never = '(?!)'

/** What every language has: signs and international words. The vocabulary of a language builds on it. */
export const plainVocabulary: Vocabulary = {
  numbers: () => new Map(),
  units: { EUR: 'euro' },
  ...{ compounds: [], andHalf: '', and: never, between: never, partOf: never },
  halfDays: false,
  halves: { am: never, pm: never },
  ...{ clockTimes: {}, sayings: {}, numbered: new Set(), repeatable: [] },
  ...{ functionWords: new Set(), sharedWords: new Set(), determiners: new Set() },
  ...{ verbMarkers: new Set(), rights: new Set() },
  registers: {},
  notRegister: undefined,
  abbreviations: new Set(['etc', 'incl', 'excl', 'vs', 'inc', 'ltd']),
  length: 1,
  stemsOf: (stem) => [stem],
  endings: [],
}

/** Splits a text into words. */
export const wordList = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '')

export const wordSet = (text: string): ReadonlySet<string> => new Set(wordList(text))

/** Splits a text into phrases, at its commas. */
export const phrases = (text: string): readonly string[] => text.split(', ')

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
  readonly endings: readonly string[]
  /** The words for one part of two, of three and so on, and for several after a slash. */
  readonly parts: readonly string[]
  /** What stands for one before them. */
  readonly one: string
  /** A number and a half, by the word for the number. */
  readonly andHalf: (word: string) => string
  readonly others: Readonly<Record<number, string>>
}

/**
 * The words for numbers in a language, in lower case, with hyphens or spaces: cardinals, ordinals to a hundred, mixed
 * numbers and shares. What `others` says of a word holds. The regions of a language may spell differently. Read at the
 * first use.
 */
export const numberWords = (
  spellers: readonly Speller[],
  { variants = [], endings, parts, one, andHalf, others }: MoreNumbers,
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
    const cardinals = [...words]
    for (const [word, value] of cardinals)
      if (value > 1 && value <= most) for (const ending of endings) add(`${word}${ending}`, value)
    for (const { toOrdinal } of spellers)
      for (let value = 1; value <= most; value += 1) addForms(toOrdinal(value), value)
    const ones = phrases(one).map((word) => [word, 1] as const)
    const few = [...ones, ...cardinals.filter(([, value]) => value > 0 && value <= 12)]
    for (const [word, value] of few)
      for (const written of phrases(andHalf(word))) add(written, value + 0.5)
    for (const [place, forms] of parts.entries())
      for (const form of forms.split('/')) {
        add(form, 1 / (place + 2))
        for (const [word, value] of few)
          for (const written of [`${word} ${form}`, `${word}${form}`])
            if (value < place + 2) add(written, value / (place + 2))
      }
    for (const [value, written] of Object.entries(others))
      for (const word of phrases(written)) words.set(word, Number(value))
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
