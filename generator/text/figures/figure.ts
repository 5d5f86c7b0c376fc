export type FigureKind =
  | 'money'
  | 'percent'
  | 'duration'
  | 'time'
  | 'date'
  | 'number'
  | 'times'
  | 'ordinal'
  | 'measure'
  | 'decade'
  | 'version'
  | 'name'
  | 'idiom'

/** A figure in a text, understood by the conventions of the text's language. */
export interface Figure {
  readonly kind: FigureKind
  /** What it says, free of any language: `money:EUR:1199`. Figures agree when they share a key. */
  readonly keys: readonly string[]
  /** The number as counted: 14 in *14 days*. */
  readonly amount?: number | undefined
  /** As written; a filled-in fact as the language writes it. */
  readonly text: string
  readonly index: number
  /** How many characters of the text it takes up. */
  readonly length: number
  /** The fact that fills it in, such as `price.core`. */
  readonly fact?: string
  /** How it should be written where it breaks the conventions of the language. */
  readonly expected?: string | undefined
  /** Whether the way it is written leaves open what it says: 1.199 in English. */
  readonly isDoubtful?: boolean
  /** Whether it is the highest score there is, which another language may leave unsaid. */
  readonly isHighest?: boolean
}
