import type { Report } from '../reporter.ts'

/** What the lines of one finding depend on. */
export interface Block {
  readonly report: Report
  /** How wide the block may be. */
  readonly columns: number
  /** Whether this is the first finding with its code. */
  readonly isFirst: boolean
}
