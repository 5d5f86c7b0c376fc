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
  readonly messages?: Messages
}
