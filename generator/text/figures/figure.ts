import type { Unit, UnitKind } from '../../languages/units.ts'

type FigureKind =
  | UnitKind
  | 'date'
  | 'number'
  | 'decade'
  | 'version'
  /** Letters and digits: HTML5. */
  | 'name'
  /** A phrase that a translation may leave out: 24/7. */
  | 'idiom'

/** A figure in a text, parsed in the number format of the language. */
export interface Figure {
  readonly kind: FigureKind
  /** Language-independent values: `money:EUR:1199`. Two figures are equal if they share a key. */
  readonly keys: readonly string[]
  /** The number: 14 in *14 days*. */
  readonly amount?: number | undefined
  /** The text as written. For a fact, its formatted value; for an end of a range, the range. */
  readonly text: string
  readonly index: number
  /** The length in the text, in UTF-16 units. */
  readonly length: number
  /** The name of the fact that fills it in, such as `price.core`. */
  readonly fact?: string
  /** Whether a translation may leave it out: a lowest price, the maximum of a score, 24/7. */
  readonly mayBeLeftOut?: boolean | undefined
  /** The correct notation, if the notation breaks the format of the language. */
  readonly expected?: string | undefined
  /** Whether the notation is ambiguous: 1.199 in English. */
  readonly isDoubtful?: boolean
}

/** A value without what its computation adds to it: 0.30000000000000004. */
export const round = (value: number): number => Number(value.toPrecision(12))

/** The keys of a value. A percentage has that of its share, and a share those that are right to one percent. */
export function keysOf(value: number, unit?: Unit): readonly string[] {
  if (unit?.kind === 'percent') return [`percent:${round(value)}`, `number:${round(value / 100)}`]
  if (unit) return [[unit.kind, unit.name, round(value * unit.size)].filter(String).join(':')]
  const near = value > 0 && value < 1 ? [Math.floor(value * 100), Math.round(value * 100)] : []
  return [...new Set([round(value), ...near.map((share) => share / 100)])].map(
    (each) => `number:${each}`,
  )
}

/** The key of a time, in minutes after midnight. */
export const timeKey = (minutes: number): string => `time:${(minutes + 1440) % 1440}`
