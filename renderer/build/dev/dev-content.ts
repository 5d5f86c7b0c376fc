import type { PageInput } from '../page-input.ts'

/** A diagnostic of the content, as the overlay in the browser shows it. */
export interface DevProblem {
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly hint: string
  readonly file: string
  readonly line: number
  readonly column: number
  /** The source line of the problem. */
  readonly excerpt: string
}

/** The content at one moment. Without `pages`, the last valid pages stay. */
export interface DevContent {
  readonly pages?: readonly PageInput[]
  readonly problems: readonly DevProblem[]
}
