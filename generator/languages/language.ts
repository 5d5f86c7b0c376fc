import type { NumberWords } from './number-words.ts'

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

/** How people say values of several words, in lower case. */
export interface SpokenWords {
  /**
   * Times of day in words, with `{h}` for an hour and `{m}` for minutes: the minutes to add to the
   * hour, and whether those of `{m}` count on (1) or back (-1). Several if regions differ.
   */
  readonly spokenTimes: Readonly<Record<string, readonly (readonly [add: number, sign: number])[]>>
  /** The words for one part of several, such as `third`, with their values. */
  readonly fractions: Readonly<Record<string, number>>
  /** Words between a number and what is added to it, as a regular expression: two *and* a half. */
  readonly plus: string
  /** Words between a fraction and its unit, as a regular expression: a quarter *of a* litre. */
  readonly ofUnit: string
  /** Words between a part and the whole, as a regular expression: three *in* ten. */
  readonly partOf: string
  /** Words before an ordinal that make a share of it, as a regular expression: *every* third. */
  readonly every: string
}

/** The words of a language for figures, in lower case. */
export interface LanguageWords extends SpokenWords {
  /** Numbers in words, including phrases such as `one and a half`. */
  readonly numbers: () => NumberWords
  readonly units: Readonly<Partial<Record<TimeUnit, readonly string[]>>>
  /** Words for a number of times, such as `keer` in *3 keer*. */
  readonly times: readonly string[]
  readonly percent: readonly string[]
  readonly scales: Readonly<Record<string, number>>
  readonly currencies: Readonly<Record<string, string>>
  readonly cents: readonly string[]
  /** Words for lengths, areas and weights, with their symbols. */
  readonly measures: Readonly<Record<string, string>>
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
  /** Words between two sides of a thing: 10 *by* 15 cm. */
  readonly by: readonly string[]
  /** Words that mark the number before them as a clock time. */
  readonly clock: readonly string[]
  /** Whether the language uses the 12-hour clock with am and pm. */
  readonly halfDays: boolean
  /** Words that mark a time as am or pm, as regular expressions. */
  readonly halves: { readonly am: string; readonly pm: string }
  /** Words before an hour, with the minutes that they add: -30 for `half` in *half negen*. */
  readonly past: Readonly<Record<string, number>>
  /** A decade in digits, as a regular expression: *1990s*, *jaren 90*. */
  readonly decade: string
  /**
   * Words that mark the unit after them as a rate, as a regular expression: *per* year, 50 *euro* a
   * year.
   */
  readonly rates: string
  /** Words before the year in which something will be so: *by* 2025. */
  readonly deadlines: readonly string[]
  /** Idioms with digits that a translation may leave out, as a regular expression: 24/7. */
  readonly idioms: string
  /** Words besides units that form a compound with the number before them: *vijfsterren*. */
  readonly compounds: readonly string[]
  /** Phrases that express a figure without a number, with the keys of that figure. */
  readonly sayings: Readonly<Record<string, readonly string[]>>
  readonly roundedMoney: boolean
  /** Whether a space before a question mark or a comma may be correct, as in French. */
  readonly spacedMarks: boolean
  /** Words before a version number. */
  readonly version: readonly string[]
  /** Words before the number of a part of a document or building, such as *clause* 4.2. */
  readonly sections: readonly string[]
  /** Words that introduce an example. */
  readonly example: readonly string[]
  /** Words that may stand twice in a row. */
  readonly repeatable: readonly string[]
}

/** The vocabulary of a language for text rules. Words are in lower case with the apostrophe ’. */
export interface Vocabulary {
  /** Function words that no other language with a vocabulary uses. */
  readonly functionWords: ReadonlySet<string>
  /** Words with the same spelling and meaning in the source language. */
  readonly sharedWords: ReadonlySet<string>
  /** The registers for addressing readers, each with the words that only it uses. */
  readonly registers: Readonly<Record<string, ReadonlySet<string>>>
  /** Matches words of a register that are used in another meaning. */
  readonly notRegister: RegExp | undefined
  /**
   * Words before a noun. If one follows the first word of a sentence, that first word is a verb.
   */
  readonly determiners: ReadonlySet<string>
  /** Words that mark the word after them as a verb. */
  readonly verbMarkers: ReadonlySet<string>
  /** Abbreviations that end with a full stop, without it. */
  readonly abbreviations: ReadonlySet<string>
  /** Whether headings are in sentence case. */
  readonly sentenceCase: boolean
  /** The usual length of a text, relative to the same text in English. */
  readonly length: number
  /** The stem variants before an ending: `prijs` and `prijz`. */
  stemsOf(stem: string): readonly string[]
  /** Words about payment, ownership, liability and notice. A text with one of them binds. */
  readonly rights: ReadonlySet<string>
  /** The last parts of the names of streets, in lower case. Addresses are not translated. */
  readonly streets: readonly string[]
  /** The inflectional endings of a word. May include the empty ending. */
  readonly endings: readonly string[]
}
