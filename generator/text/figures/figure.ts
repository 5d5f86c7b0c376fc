import type { TimeUnit } from '../../languages/language.ts'

/** What a number counts. */
export type Unit =
  | { readonly type: 'money'; readonly currency: string }
  | { readonly type: 'percent' }
  | { readonly type: 'times' }
  | { readonly type: 'ordinal' }
  | { readonly type: 'duration'; readonly unit: TimeUnit; readonly isClock: boolean }
  /** A clock time; `half` where it is said of which half of the day. */
  | {
      readonly type: 'time'
      readonly half?: 'am' | 'pm' | undefined
      /** Whether words tell the half: *’s avonds*. */
      readonly isInWords?: boolean
      /** The minutes to be added: -30 in *half negen*. */
      readonly shift?: number | undefined
    }
  /** A length, an area, a weight, a size of data, by its symbol. */
  | { readonly type: 'measure'; readonly symbol: string }
  /** Letters glued to digits that are no unit: 3D. */
  | { readonly type: 'name' }

/** A number of a text with what stands around it, not yet understood as a figure. */
export interface Amount {
  readonly index: number
  readonly end: number
  /** The digits with their marks; for a number in words, its value. */
  readonly number: string | number
  readonly scale: number
  readonly unit?: Unit | undefined
  /** Whether the currency stands before the number. */
  readonly isPrefixed: boolean
  /** Whether the unit is that of the number it makes a range with. */
  readonly isInherited?: boolean
  /** From where to where the range goes that it is an end of. */
  readonly span?: readonly [start: number, end: number]
  /** An ending such as `,-`. */
  readonly ending: string
  /** Whether it is the highest score there is: 10 in *9.1 out of 10*. */
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
