import type { Severity } from './diagnostic.ts'
import type { Messages } from './message.ts'

/** The text of `diptych explain` for a code, and all messages of that code. */
export interface Explanation {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** The requirement, as one sentence that is true of correct content. */
  readonly summary: string
  /** The effect on visitors or editors if the requirement is not met. */
  readonly why: string
  /** A few lines of content with the problem, and the same lines without it. */
  readonly example: { readonly before: string; readonly after: string }
  /** false: editors must fix the problem and cannot acknowledge it. */
  readonly canBeAcknowledged?: false
  /**
   * Whether the rule compares a translation with its source. Useless if the two texts do not belong
   * together.
   */
  readonly isComparison?: true
  /** Whether a page cannot be drawn from a file with this error. A preview keeps the page before it. */
  readonly breaksPage?: true
  /** The findings that are left out if this one is reported. */
  readonly supersedes?: Supersedes
  readonly messages?: Messages
}

/** Codes of findings that another one makes useless. */
export interface Supersedes {
  /** About the same key, in any language. */
  readonly onSameKey?: readonly string[]
  /** Codes of findings anywhere in the same file. */
  readonly inFile?: readonly string[]
  /** Superseded only by a finding that is an error. */
  readonly asError?: readonly string[]
  /** Supersedes all rules that compare a translation with its source. */
  readonly comparisons?: true
  /**
   * The texts of the file have to be written again. Supersedes what is said of its words, and, if it is the
   * file of the source, all comparisons with it.
   */
  readonly wholeFile?: true
}
