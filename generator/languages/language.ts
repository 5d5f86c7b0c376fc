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
