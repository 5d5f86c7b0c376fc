import type { TimeUnit } from '../../languages/vocabulary.ts'

/** The unit of a number. */
export type Unit =
  | { readonly type: 'money'; readonly currency: string }
  | { readonly type: 'percent' }
  | { readonly type: 'times' }
  | { readonly type: 'ordinal' }
  | { readonly type: 'duration'; readonly unit: TimeUnit; readonly isClock: boolean }
  /** A clock time. `half` is set if the text says am or pm. */
  | {
      readonly type: 'time'
      readonly half?: 'am' | 'pm' | undefined
      /** Whether words instead of am or pm say the half of the day: *’s avonds*. */
      readonly isInWords?: boolean
      /** Minutes to add: -30 in *half negen*. */
      readonly shift?: number | undefined
    }
  /** A length, area, weight or data size. */
  | { readonly type: 'measure'; readonly symbol: string }
  /** Letters attached to digits that are not a unit: 3D. */
  | { readonly type: 'name' }

/** A number in a text with the notation and unit around it. */
export interface Amount {
  readonly index: number
  readonly end: number
  /** The digits with their separators. For a number in words, its value. */
  readonly number: string | number
  readonly scale: number
  readonly unit?: Unit | undefined
  /** Whether the currency stands before the number. */
  readonly isPrefixed: boolean
  /** Whether the unit comes from the other end of a range. */
  readonly isInherited?: boolean
  /** The offsets of the range that the number is an end of. */
  readonly span?: readonly [start: number, end: number]
  /** A suffix such as `,-`. */
  readonly ending: string
  /** Whether it is the maximum of a score: 10 in *9.1 out of 10*. */
  readonly isHighest?: boolean
}

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

/** A figure in a text, parsed in the number format of the language. */
export interface Figure {
  readonly kind: FigureKind
  /** Language-independent values: `money:EUR:1199`. Two figures are equal if they share a key. */
  readonly keys: readonly string[]
  /** The number: 14 in *14 days*. */
  readonly amount?: number | undefined
  /** The text as written. For a fact, its formatted value. */
  readonly text: string
  readonly index: number
  /** The length in the text, in UTF-16 units. */
  readonly length: number
  /** The name of the fact that fills it in, such as `price.core`. */
  readonly fact?: string
  /** Whether a translation may leave it out: a lowest price, or a number that is filled in as a word. */
  readonly mayBeLeftOut?: boolean
  /** The correct notation, if the notation breaks the format of the language. */
  readonly expected?: string | undefined
  /** Whether the notation is ambiguous: 1.199 in English. */
  readonly isDoubtful?: boolean
  /** Whether it is the maximum of a score. A translation may leave it out. */
  readonly isHighest?: boolean
}
