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
  /** Whether a page cannot be drawn from a file with this error. A preview keeps the page before it. */
  readonly breaksPage?: true
  readonly messages?: Messages
}
