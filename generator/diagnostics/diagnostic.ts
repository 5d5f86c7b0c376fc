import type { MessageData, TextName } from './message.ts'

export type Severity = 'error' | 'warning' | 'info'

/** Lines and columns start at 1. Columns count UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A place in a file. `end` is exclusive. */
export interface Place extends Position {
  readonly file: string
  readonly end?: Position
}

/** An edit that keeps the meaning of a text, so that a program may apply it. */
export interface Fix<Text = string> {
  readonly title: Text
  /** The edits do not overlap. Each place has its end. */
  readonly edits: readonly { readonly at: Place; readonly text: string }[]
}

interface DiagnosticFields {
  readonly at: Place
  /** The path from the root of the document to the value, such as `sections[hero].lead`. */
  readonly path?: string
  /** The texts of the finding by language. An acknowledgement ends when one of them changes. */
  readonly values?: Readonly<Record<string, string>>
}

/** An observation of a rule: the ids of its messages and their data. The catalogues hold the texts. */
export interface Finding extends DiagnosticFields {
  readonly messageId: string
  /** Fills the gaps of the message, hint, labels and titles. */
  readonly data?: MessageData
  /** What the author can do. Default: the part `hint` of the message. */
  readonly hint?: TextName
  /** Places that explain the finding, the most important first. */
  readonly related?: readonly { readonly at: Place; readonly message: TextName }[]
  /**
   * Texts to print below each other, such as the old source, the new source and the translation.
   */
  readonly changes?: readonly { readonly label: TextName; readonly text: string }[]
  readonly fix?: Fix<TextName>
  /** Whether all of its kind in a file are told as one, with their sum as `count`, at the place of the first. */
  readonly isCounted?: true
  /** Overrides the severity of the rule. */
  readonly severity?: Severity
  /** Whether what is inside the value can be used as it is. */
  readonly isWhole?: true
  /** The name that nothing declares, such as `plan:core`. */
  readonly missing?: string
}

/** A name that nothing declares, among all findings about it. */
export const missingName = (kind: string, name: string): string => `${kind}:${name}`

/** A kind of finding. The catalogues tell what it requires and why. */
export interface Code {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** false: editors must fix the problem and cannot acknowledge it. */
  readonly canBeAcknowledged?: false
  /** Whether a page cannot be drawn from a file with this error. A preview keeps the page before it. */
  readonly breaksPage?: true
}

/** A finding with its permanent, searchable code. Returned, never thrown. */
export interface RawDiagnostic extends Finding {
  readonly code: string
  readonly severity: Severity
  /** The reason of the editor who acknowledged the finding. */
  readonly acknowledged?: { readonly why: string }
  /** Where else the same name is missing, by file and line. */
  readonly following?: readonly Following[]
}

/** A finding about the same name. */
export interface Following {
  readonly code: string
  readonly at: Place
}

/** A finding with its texts in one language. */
export interface Diagnostic extends DiagnosticFields {
  /** The problem, as one sentence about the content. */
  readonly message: string
  /** What the author can do. */
  readonly hint?: string
  readonly related?: readonly { readonly at: Place; readonly message: string }[]
  readonly changes?: readonly { readonly label: string; readonly text: string }[]
  readonly fix?: Fix
  readonly code: string
  readonly severity: Severity
  /** A short id that does not depend on the line, such as `f3a9c1`. */
  readonly id: string
  /** The titles of the page, section, item and key, outermost first. */
  readonly breadcrumb?: readonly string[]
  /** The language of the content. */
  readonly language?: string
  /** The reason of the editor who acknowledged the finding. */
  readonly acknowledged?: { readonly why: string }
  /** Where else the same name is missing. It counts in no total. */
  readonly following?: readonly Following[]
}
