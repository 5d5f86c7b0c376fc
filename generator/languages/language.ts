/** What is counted in time. */
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

/** Terms of trade; a translation must not turn one into its opposite. */
export type Term =
  | 'without-vat'
  | 'with-vat'
  | 'excluding'
  | 'including'
  | 'free'
  | 'paid'
  | 'lower'
  | 'upper'
  | 'beforehand'
  | 'afterwards'
  | 'less'
  | 'more'
  | 'hourly'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'yearly'

/** The words in which a language writes figures and terms. All in lower case. */
export interface LanguageWords {
  /** Numbers in words, also of several words, such as `one and a half`. */
  readonly numbers: ReadonlyMap<string, number>
  readonly units: Readonly<Partial<Record<TimeUnit, readonly string[]>>>
  /** Words for what happens so many times, such as `keer` in *3 keer*. */
  readonly times: readonly string[]
  readonly percent: readonly string[]
  readonly scales: Readonly<Record<string, number>>
  readonly currencies: Readonly<Record<string, string>>
  /** Words for a hundredth of the site's currency. */
  readonly cents: readonly string[]
  /** Words of lengths, areas and weights, to their symbols. */
  readonly measures: Readonly<Record<string, string>>
  /** Words between two numbers that share what stands before or after the pair. */
  readonly between: readonly string[]
  /** The endings of ordinal numbers: `st` in *1st*. */
  readonly ordinals: readonly string[]
  /** What stands between a score and the highest there is: *4.8 out of 5*. */
  readonly outOf: readonly string[]
  /** What makes a score of a whole number: *a 9 out of 10*. */
  readonly article: readonly string[]
  /** Words that make a clock time of the number before them. */
  readonly clock: readonly string[]
  /** Whether clock times count to twelve, with am and pm. */
  readonly halfDays: boolean
  /** What tells the half of the day beside a time, as regular expressions. */
  readonly halves: { readonly am: string; readonly pm: string }
  /** Words before an hour, to the minutes that they add: *half negen* is 30 before nine. */
  readonly past: Readonly<Record<string, number>>
  /** How a decade is written in digits, as a regular expression: *1990s*, *jaren 90*. */
  readonly decade: string
  /** What makes a rate of the unit after it, as a regular expression: *per* year, 50 *euro* a year. */
  readonly rates: string
  /** Digits that need not be repeated in another language, as a regular expression: 24/7. */
  readonly idioms: string
  /** What may be written as one word with a number before it, besides units: *vijfsterren*. */
  readonly compounds: readonly string[]
  /** What phrases say without a number in them, as keys of figures. */
  readonly sayings: Readonly<Record<string, readonly string[]>>
  /** Whether a round amount may end in `,-`. */
  readonly roundedMoney: boolean
  /** Words before a version number. */
  readonly version: readonly string[]
  /** Words that introduce an example. */
  readonly example: readonly string[]
  /** Words that may stand twice in a row. */
  readonly repeatable: readonly string[]
  /** How each term is said, as a regular expression in lower case in which `#` is the beginning of a figure. */
  readonly terms: Readonly<Record<Term, string>>
}

/** What is known of the words of a language. All words in lower case, apostrophes as ’. */
export interface Vocabulary {
  /** Function words that are no words of any other language with a vocabulary. */
  readonly functionWords: ReadonlySet<string>
  /** Small words inside names, such as `van der`, that tell nothing when a name follows. */
  readonly particles: ReadonlySet<string>
  /** Foreign phrases that are at home in the language. */
  readonly loanPhrases: RegExp | undefined
  /** Words that are written the same in the source language and mean the same there. */
  readonly sharedWords: ReadonlySet<string>
  /** Ways to address the reader, each with the words that only it uses. */
  readonly registers: Readonly<Record<string, ReadonlySet<string>>>
  /** What looks like a word of a register and is none. */
  readonly notRegister: RegExp | undefined
  /** Words before a noun; one after a word at the start of a sentence makes that word a verb. */
  readonly determiners: ReadonlySet<string>
  /** Words that make a verb of the word after them. */
  readonly verbMarkers: ReadonlySet<string>
  /** Whether headings are written like sentences, with one capital. */
  readonly sentenceCase: boolean
  /** How long a text of the language is, against the same in English. */
  readonly length: number
  /** The forms in which a stem may go on inside a word: `prijs` as `prijz`. */
  stemsOf(stem: string): readonly string[]
  /** The endings that a word may have besides none. */
  readonly endings: readonly string[]
}
