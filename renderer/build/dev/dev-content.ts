import type { DevReport } from '#site/types.ts'
import type { PageInput } from '../page-input.ts'

export type { DevReport }

/** The content at one moment. */
export interface DevContent {
  /** All pages that can be drawn. Without them, those of the moment before stay. */
  readonly pages?: readonly PageInput[]
  /** The paths of pages that cannot be drawn yet. */
  readonly blank: readonly string[]
  readonly report: DevReport
}
