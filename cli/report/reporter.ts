import type { Diagnostic } from '#generator/index.ts'

export interface Report {
  readonly diagnostics: readonly Diagnostic[]
  /** The lines of a file that a diagnostic names. */
  readonly lines: (file: string) => readonly string[]
  /** How much was checked. */
  readonly files: number
  /** How long it took, in milliseconds. */
  readonly duration: number
  readonly hasColor: boolean
}

/** Turns findings into text. */
export type Reporter = (report: Report) => string
