import { once } from '../once.ts'

export type TimeUnit =
  | 'millisecond'
  | 'second'
  | 'minute'
  | 'quarter-hour'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'quarter'
  | 'half-year'
  | 'year'
  | 'decade'
  | 'century'

/** The value of each word for a number. */
type NumberWords = ReadonlyMap<string, number>

/**
 * What is known of the words of a language beside what `Intl` says. Words are in lower case; those of phrases and figures
 * have the apostrophe ', those that are looked up among the words of a text have ’.
 */
export interface Vocabulary {
  /** Numbers in words, including phrases such as `one and a half`. */
  readonly numbers: () => NumberWords
  /** The words for one part of several, such as `third`, with their values. */
  readonly fractions: NumberWords
  /** Words between a number and what is added to it, as a regular expression: two *and* a half. */
  readonly plus: string
  /** Words between a fraction and its unit, as a regular expression: a quarter *of a* litre. */
  readonly ofUnit: string
  /** Words between a part and the whole, as a regular expression: three *in* ten. */
  readonly partOf: string
  readonly units: ReadonlyMap<string, TimeUnit>
  readonly scales: NumberWords
  /** Words for currencies, with their ISO 4217 codes. */
  readonly currencies: ReadonlyMap<string, string>
  readonly cents: readonly string[]
  /** Words for lengths, areas and weights, with their symbols. */
  readonly measures: ReadonlyMap<string, string>
  /** Words for a number of times, such as `keer` in *3 keer*. */
  readonly times: readonly string[]
  readonly percent: readonly string[]
  /** Words between two numbers with a common unit or currency. */
  readonly between: readonly string[]
  /** Those of them after which the number may have another unit: €50 *and* 3 pages. */
  readonly conjunctions: readonly string[]
  /** The suffixes of ordinal numbers: `st` in *1st*. */
  readonly ordinals: readonly string[]
  /** Words between a score and the maximum score: *4.8 out of 5*. */
  readonly outOf: readonly string[]
  /** Words that mark the whole number after them as a score: *a 9 out of 10*. */
  readonly article: readonly string[]
  /** Words that mark the number before them as a clock time. */
  readonly clock: readonly string[]
  /** Whether the language uses the 12-hour clock with am and pm. */
  readonly halfDays: boolean
  /** Words that mark a time as am or pm, as regular expressions. */
  readonly halves: { readonly am: string; readonly pm: string }
  /**
   * Times of day in words, with `{h}` for an hour and `{m}` for minutes: the minutes to add to the
   * hour, and whether those of `{m}` count on (1) or back (-1). Several if regions differ.
   */
  readonly spokenTimes: Readonly<Record<string, readonly (readonly [add: number, sign: number])[]>>
  /** A decade in digits, as a regular expression: *1990s*, *jaren 90*. */
  readonly decade: string
  /**
   * Words that mark the unit after them as a rate, as a regular expression: *per* year, 50 *euro* a
   * year.
   */
  readonly rates: string
  /** Idioms with digits that a translation may leave out, as a regular expression: 24/7. */
  readonly idioms: string
  /** Words besides units that form a compound with the number before them: *vijfsterren*. */
  readonly compounds: readonly string[]
  /** Phrases that express a figure without a number, with the keys of that figure. */
  readonly sayings: ReadonlyMap<string, readonly string[]>
  readonly roundedMoney: boolean
  /** Whether a space before a question mark or a comma may be correct, as in French. */
  readonly spacedMarks: boolean
  /** Words before a version number. */
  readonly version: readonly string[]
  /** Words before the number of a part of a document or building, such as *clause* 4.2. */
  readonly sections: readonly string[]
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
  ...{ fractions: new Map(), units: new Map(), scales: new Map(), measures: new Map() },
  currencies: new Map([['euro', 'EUR']]),
  sayings: new Map(),
  ...{ plus: never, ofUnit: never, partOf: never, decade: never },
  ...{ cents: [], times: [], percent: [], between: [], conjunctions: [], ordinals: [] },
  outOf: ['/'],
  ...{ article: [], clock: [], compounds: [], version: [], sections: [] },
  halfDays: false,
  halves: { am: never, pm: never },
  spokenTimes: {},
  rates: 'per|euros?',
  idioms: '24/7|50/50|1:1',
  roundedMoney: true,
  spacedMarks: true,
  repeatable: [],
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

/** Phrases by what they mean, the other way round. Numbers that are keys are numbers again. */
export function wordsOf<Meaning extends string | number>(
  byMeaning: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning>
export function wordsOf(byMeaning: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(byMeaning).flatMap(([meaning, text]) =>
      phrases(text).map((phrase) => [phrase, /^\d/.test(meaning) ? Number(meaning) : meaning]),
    ),
  )
}

/** The words for one part of 2, 3, 4 and so on. */
export const fractions = (...words: readonly string[]): NumberWords =>
  new Map(words.flatMap((each, index) => phrases(each).map((word) => [word, 1 / (index + 2)])))

/** Phrases by the keys of their figure, which spaces part. */
export const sayings = (byKeys: Readonly<Record<string, string>>): Vocabulary['sayings'] =>
  new Map(
    Object.entries(byKeys).flatMap(([keys, text]) =>
      phrases(text).map((phrase) => [phrase, keys.split(' ')] as const),
    ),
  )

/** What the decades from the twenties to the nineties are called, by the key of each. */
export const decades = (
  words: string,
  sayingsOf: (decade: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wordList(words).map((word, index) => [`decade:${(index + 2) * 10}`, sayingsOf(word)]),
  )

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
  readonly others: Readonly<Record<number, string>>
}

/**
 * The words for numbers in a language, in lower case, with hyphens or spaces: cardinals, and ordinals to a hundred. What
 * `others` says of a word holds. The regions of a language may spell differently. Read at the first use.
 */
export const numberWords = (
  spellers: readonly Speller[],
  { variants = [], endings = [], others }: MoreNumbers,
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
    for (const [word, value] of wordsOf(others)) words.set(word, value)
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
