import type { Diagnostic, MessageLanguage, Severity } from '#generator/index.ts'
import type { Draft } from '../content/findings/drafts.ts'
import type { Translate } from './phrases.ts'

/** The result of one check, for every format. */
export interface Report {
  /** The findings to show, sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[]
  /** Acknowledged findings, each with its reason. */
  readonly acknowledged: readonly Diagnostic[]
  /** The number of findings, shown or not. */
  readonly found: Readonly<Record<Severity, number>>
  /** The lines of a file that a diagnostic names, without their ends. */
  readonly lines: (file: string) => readonly string[]
  /** The checked files, as diagnostics name them. */
  readonly files: readonly string[]
  /** The languages of the content, the source first. */
  readonly languages: readonly string[]
  /** The name of a language, in the language of messages. */
  readonly languageName: (code: string) => string
  /** What editors call the files of a kind. */
  readonly kindName: (kind: string) => string
  /** The number of texts in the source language, if counted. */
  readonly texts?: number
  /** How complete each translation is. */
  readonly completeness: readonly Completeness[]
  /** The languages that are not published yet, whose gaps are counted only. */
  readonly drafts: readonly Draft[]
  /** How long the check took, in milliseconds. */
  readonly duration: number
  /** The language that findings are told in. */
  readonly messageLanguage: MessageLanguage
  /** The phrases of the report in that language. */
  readonly translate: Translate
  /** A command for the reader to copy. */
  readonly toRun: (command: string) => string
  /** The codes that cannot be acknowledged. */
  readonly mustBeFixed: readonly string[]
  readonly screen: Screen
}

/** How complete a translation is. */
export interface Completeness {
  readonly language: string
  /** Texts that the translation has, whatever their words. */
  readonly present: number
  /** Texts that are translated: present, and not in the words of the source. */
  readonly translated: number
  readonly total: number
  /** Texts whose source changed since they were translated. */
  readonly stale: number
  /** The first of them, as a breadcrumb. */
  readonly next?: string
  /** The same for each kind of file, in the order of their texts, most first. */
  readonly kinds: readonly CountedKind[]
}

/** How complete the files of a kind are. */
export interface CountedKind {
  readonly kind: string
  /** The files that the translation should have. */
  readonly files: number
  /** Those that it has. */
  readonly written: number
  readonly present: number
  readonly translated: number
  readonly total: number
  /** Texts that are on record as confirmed. */
  readonly recorded: number
}

/** Where a report is read. */
export interface Screen {
  readonly hasColor: boolean
  /** The width, in characters. */
  readonly columns: number
  /** How many lines findings may take. All of them if absent. */
  readonly lines?: number
  /** Whether the last lines stay in sight, as on a terminal. */
  readonly scrolls: boolean
}

/** Turns a report into text. */
export type Reporter = (report: Report) => string
