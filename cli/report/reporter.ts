import type { Diagnostic, MessageLanguage, Severity } from '#generator/index.ts'
import type { Translate } from './phrases.ts'

/** One check, as every format tells it. */
export interface Report {
  /** What is shown, by file and place. */
  readonly diagnostics: readonly Diagnostic[]
  /** Findings that are meant to be so, each with its reason. */
  readonly acknowledged: readonly Diagnostic[]
  /** How much was found, whether it is shown or not. */
  readonly found: Readonly<Record<Severity, number>>
  /** The lines of a file that a diagnostic names, without their ends. */
  readonly lines: (file: string) => readonly string[]
  readonly files: readonly ReportedFile[]
  /** The languages of the content, the source first. */
  readonly languages: readonly string[]
  /** What a language is called, in the language that is spoken. */
  readonly languageName: (code: string) => string
  /** How many texts the source language has, where that was counted. */
  readonly texts?: number
  /** How much of each translation is there. */
  readonly completeness: readonly Completeness[]
  /** How long the check took, in milliseconds. */
  readonly duration: number
  /** The language that findings are told in. */
  readonly messageLanguage: MessageLanguage
  /** The phrases of the report in that language. */
  readonly translate: Translate
  /** What `explain` knows of a code. */
  readonly explain: (code: string) => CodeInWords | undefined
  readonly screen: Screen
}

export interface ReportedFile {
  /** As diagnostics name it. */
  readonly file: string
  /** Undefined for what all languages share. */
  readonly language?: string | undefined
}

/** How much of a translation is there. */
export interface Completeness {
  readonly language: string
  readonly present: number
  readonly total: number
  /** Texts whose source changed since they were translated. */
  readonly stale: number
  /** The first of them, as a breadcrumb. */
  readonly next?: string
}

export interface CodeInWords {
  readonly summary: string
  readonly why: string
  /** Whether it may stay as it is, with a reason. */
  readonly canBeAcknowledged: boolean
}

/** What a report is read on. */
export interface Screen {
  readonly hasColor: boolean
  /** How many characters fit beside each other. */
  readonly columns: number
  /** What comes last is seen first. */
  readonly scrolls: boolean
}

/** Turns a report into text. */
export type Reporter = (report: Report) => string
