import type { MessageData, TextName } from './message.ts'

export type Severity = 'error' | 'warning' | 'info'

/** Lines and columns start at 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A place an editor can jump to; where its `end` is known, it ends before that. */
export interface Place extends Position {
  readonly file: string
  readonly end?: Position
}

/** A change that does not touch the meaning of a text, and may be made by a program. */
export interface Fix<Text = string> {
  readonly title: Text
  /** Every place has its end. They do not overlap. */
  readonly edits: readonly { readonly at: Place; readonly text: string }[]
}

interface DiagnosticFields {
  readonly at: Place
  /** The way from the document's root to the value, such as `sections[hero].lead`. */
  readonly path?: string
  /** The texts it is about, by language: who keeps it as it is, keeps it only while these stay. */
  readonly values?: Readonly<Record<string, string>>
}

/** What a rule observed. Its words stand in the rule's `messages`; only their names and data are here. */
export interface Finding<MessageId extends string = string> extends DiagnosticFields {
  readonly messageId: MessageId
  /** What fills the gaps of the message and of all that belongs to it. */
  readonly data?: MessageData
  /** What the author can do about it; the part `hint` of the message unless another is named. */
  readonly hint?: TextName
  /** Places that explain it, such as the same key in the source language, that one first. */
  readonly related?: readonly { readonly at: Place; readonly message: TextName }[]
  /** Texts to be read one under the other, such as what the source was, what it is, and what it is here. */
  readonly changes?: readonly { readonly label: TextName; readonly text: string }[]
  readonly fix?: Fix<TextName>
  /** Where it is graver or lighter than its rule says. */
  readonly severity?: Severity
}

/** A finding with its permanent, searchable code. Collected and reported; never thrown. */
export interface RawDiagnostic extends Finding {
  readonly code: string
  readonly severity: Severity
  /** Why it is meant to be so, where an editor said that. */
  readonly acknowledged?: { readonly why: string }
}

/** A finding told in one language. */
export interface Diagnostic extends DiagnosticFields {
  /** What is wrong, as one sentence about the author's content. */
  readonly message: string
  /** What the author can do about it. */
  readonly hint?: string
  readonly related?: readonly { readonly at: Place; readonly message: string }[]
  readonly changes?: readonly { readonly label: string; readonly text: string }[]
  readonly fix?: Fix
  readonly code: string
  readonly severity: Severity
  /** A short name that stays when lines move, such as `f3a9c1`. */
  readonly id: string
  /** What the place is called on the site, from the outside in: page, section, item, key. */
  readonly breadcrumb?: readonly string[]
  /** The language of the content it is about. */
  readonly language?: string
  /** Why it is meant to be so, where an editor said that. */
  readonly acknowledged?: { readonly why: string }
}
