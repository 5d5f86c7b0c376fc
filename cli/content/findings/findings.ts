import type { Completeness, Diagnostic, MessageLanguage } from '#generator/index.ts'

/** The findings of a check with all that a report needs, as data that JSON can hold. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[]
  /** Acknowledged findings, each with its reason. */
  readonly kept: readonly Diagnostic[]
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The site's languages by code, with their names; the source first. */
  readonly languages: Readonly<Record<string, string>>
  readonly completeness: readonly Completeness[]
  /** What editors call the kinds of files that texts were counted in. */
  readonly kinds: Readonly<Record<string, string>>
  /** The languages that are not published yet, with how many of the files that they need are there. */
  readonly drafts: readonly Draft[]
  /** The codes among the findings that cannot be acknowledged. */
  readonly mustBeFixed: readonly string[]
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

/** A language that is not published yet. */
export interface Draft {
  /** In the language of the messages. */
  readonly name: string
  /** How many files it has of those that it needs. */
  readonly files: number
  readonly due: number
}
