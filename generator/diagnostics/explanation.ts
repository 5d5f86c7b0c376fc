import type { Severity } from './diagnostic.ts'
import type { Messages } from './message.ts'

/** What `diptych explain` tells of a code, and all that can be said under it. */
export interface Explanation {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** What is asked of content, as one sentence that is true where all is well. */
  readonly summary: string
  /** What a visitor or editor would notice otherwise. */
  readonly why: string
  /** A few lines of content that it is found in, and the same ones mended. */
  readonly example: { readonly before: string; readonly after: string }
  /** false: it can only be mended; nobody may keep it as it is. */
  readonly canBeAcknowledged?: false
  /** Whether it compares a translation with its source, and says little where the two do not belong together. */
  readonly isComparison?: true
  /** The findings that this one explains better, and that are left out beside it. */
  readonly supersedes?: Supersedes
  readonly messages?: Messages
}

/** Codes of findings about the same key, in any language. */
export interface Supersedes {
  readonly onSameKey?: readonly string[]
  /** Only where the finding is an error. */
  readonly asError?: readonly string[]
  /** Every rule that compares a translation with its source. */
  readonly comparisons?: true
}
