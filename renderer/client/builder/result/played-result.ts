import type { GeneratedResult } from '#site/types.ts'

/** What a player's answers come to. */
export type PlayedResult = GeneralResult | PersonalResult

/** The result of a quiz without `presentation`: the range of the score, whatever was answered. */
export interface GeneralResult {
  readonly form: 'general'
  readonly score: number
  readonly poster: Poster
  /** The range of the score. */
  readonly level: GeneratedResult | undefined
}

/** The result that follows from the answers. Its parts are shown in this order. */
export interface PersonalResult {
  readonly form: 'personal'
  readonly score: number
  readonly poster: Poster
  /** Answers that cannot wait, in the order of asking. */
  readonly urgent: readonly WeakPoint[]
  readonly head: Head
  /** The range of the score. */
  readonly level: GeneratedResult | undefined
  /** What gets in the player's way, where the quiz asked for it. */
  readonly obstacle: Chosen | undefined
  /** Only for a player without weak answers. */
  readonly keep: Keep | undefined
  readonly body: Body
  /** The step of the level. Undefined where the head or the plan has it already. */
  readonly step: string | undefined
}

/** How every answer stands. */
export interface Poster {
  /** One for each question, in the order of asking. */
  readonly tiles: readonly PosterTile[]
  readonly inOrder: number
  /** The points in all: the questions that count. */
  readonly counted: number
  /** The place of the tile to begin with, that which costs most. */
  readonly first: number
}

export interface PosterTile {
  readonly name: string
  /** A question that counts nothing has an answer that is chosen. */
  readonly state: 'inOrder' | 'halfDone' | 'open' | 'chosen'
  readonly answer: string
  /** Empty if there is none. */
  readonly advice: string
}

/** The answer to a question that counts nothing. */
export interface Chosen {
  readonly answer: string
  readonly advice: string
}

/** An answer that counts. */
export interface Point {
  readonly name: string
  readonly answer: string
  readonly points: number
  /** The points of the best answer. */
  readonly most: number
}

/** An answer that costs points, with what to do about it. */
export interface WeakPoint extends Point {
  readonly advice: string
  /** The points it costs. */
  readonly cost: number
}

export interface Keep {
  /** The first points in order, three at most. */
  readonly names: readonly string[]
  /** Whether all others are in order too. */
  readonly isAll: boolean
  readonly text: string
}

/** What the result begins with, by the kind of tool. */
export type Head =
  | {
      readonly kind: 'A'
      readonly goal: Chosen | undefined
      /** Whether nothing is missing. */
      readonly isBest: boolean
      /** Whether nothing but the weakest answers is missing. */
      readonly isAll: boolean
      /** The names of the weakest answers. */
      readonly names: readonly string[]
    }
  | {
      readonly kind: 'B'
      readonly today:
        | { readonly answer: string; readonly advice: string }
        | { readonly answer: undefined; readonly advice: string }
        | undefined
    }
  | { readonly kind: 'C'; readonly norms: readonly NormPoint[]; readonly met: number }
  | {
      readonly kind: 'D'
      readonly choice:
        | { readonly answer: string; readonly stay: string; readonly change: string }
        | undefined
    }
  | { readonly kind: 'E' }

interface NormPoint {
  readonly name: string
  readonly answer: string
  readonly norm: string
  readonly source: string
  readonly isMet: boolean
}

/** What the two weakest answers become, by the output of the tool. */
export type Body =
  | {
      readonly output: 'score-analysis'
      /** Two at most, the costliest first. */
      readonly weakest: readonly WeakPoint[]
    }
  | { readonly output: 'starter-kit'; readonly steps: readonly PlanStep[] }
  | {
      readonly output: 'strategic-advice'
      readonly begin: WeakPoint | undefined
      /** Whether no answer costs more than the first. */
      readonly isCostliest: boolean
      readonly then: WeakPoint | undefined
      /** The names of best answers, two at most. */
      readonly leave: readonly string[]
    }
  | {
      readonly output: 'current-approach'
      /** The names of best answers, three at most. */
      readonly works: readonly string[]
      readonly weakest: readonly WeakPoint[]
    }

/** A step of the plan: an answer to improve, the step of the level, or playing again. */
export type PlanStep =
  | { readonly date: Date; readonly does: 'improve'; readonly point: WeakPoint }
  | { readonly date: Date; readonly does: 'step'; readonly step: string }
  | { readonly date: Date; readonly does: 'again' }
