export type Severity = 'error' | 'warning' | 'info'

/** A place an editor can jump to. Lines and columns start at 1; columns count UTF-16 units. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** What a rule observed. */
export interface Finding {
  readonly at: Place
  /** What is wrong, as one sentence about the author's content. */
  readonly message: string
  /** What the author can do about it. */
  readonly hint?: string
  /** The way from the document's root to the value, such as `sections[hero].lead`. */
  readonly path?: string
  /** Places that explain the finding, such as the same key in the source language. */
  readonly related?: readonly { readonly at: Place; readonly message: string }[]
}

/** A finding with its permanent, searchable code. Collected and reported; never thrown. */
export interface Diagnostic extends Finding {
  readonly code: string
  readonly severity: Severity
}
