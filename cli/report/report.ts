import type { Diagnostic, MessageLanguage, Severity } from '#generator/index.ts'
import { toRun } from '../content/project.ts'
import type { Draft, Findings } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { createTranslate, type Translate } from './phrases.ts'

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
export interface Completeness extends Counted {
  readonly language: string
  /** Texts whose source changed since they were translated. */
  readonly stale: number
  /** The first of them, as a breadcrumb. */
  readonly next?: string
  /** The same for each kind of file, in the order of their texts, most first. */
  readonly kinds: readonly (Counted & { readonly kind: string })[]
}

/** How many texts there are. */
interface Counted {
  /** Texts that are translated: present, and not in the words of the source. */
  readonly translated: number
  readonly total: number
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

interface Input {
  readonly findings: Findings
  /** The text of a file, named as diagnostics name it; empty where there is none. */
  readonly text: (file: string) => string
  /** Milliseconds. */
  readonly duration: number
}

/** Creates a report of all findings of a check. */
export async function createReport(
  context: CliContext,
  { findings, text, duration }: Input,
): Promise<Report> {
  const { diagnostics, kept, files, mustBeFixed, messageLanguage } = findings
  const completeness = byLanguage(findings)
  const texts =
    completeness.length > 0 ? Math.max(...completeness.map(({ total }) => total)) : undefined
  const languages = Object.keys(findings.languages)

  return {
    diagnostics,
    acknowledged: kept,
    found: countBySeverity(diagnostics),
    lines: memoize((file) => text(file).split(/\r?\n/)),
    files,
    languages,
    languageName: (code) => findings.languages[code] ?? code,
    kindName: (kind) => findings.kinds[kind] ?? kind,
    ...(texts !== undefined && { texts }),
    completeness,
    drafts: findings.drafts,
    duration,
    messageLanguage,
    translate: await createTranslate(messageLanguage),
    toRun: (command) => toRun(context, command),
    mustBeFixed,
    screen: screenOf(context),
  }
}

/** Calls `answer` once per question and keeps the result. */
function memoize<T>(answer: (question: string) => T): (question: string) => T {
  const known = new Map<string, T>()
  return (question) => {
    const found = known.get(question) ?? answer(question)
    known.set(question, found)
    return found
  }
}

export function countBySeverity(
  diagnostics: readonly Diagnostic[],
): Readonly<Record<Severity, number>> {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.severity === severity).length
  return { error: count('error'), warning: count('warning'), info: count('info') }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** What files have together. */
const totalOf = (files: Findings['completeness']): Counted => ({
  translated: sum(files.map(({ translated }) => translated)),
  total: sum(files.map(({ texts }) => texts)),
})

/** The completeness of each language: the sum of its files. */
function byLanguage({ completeness, diagnostics }: Findings): readonly Completeness[] {
  return [...Map.groupBy(completeness, ({ language }) => language)].map(([language, own]) => {
    const first = diagnostics.find(
      ({ code, language: other }) =>
        other === language && ['translation/meaning', 'translation/stale'].includes(code),
    )
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)]
    return {
      language,
      ...totalOf(own),
      stale: sum(own.map(({ stale }) => stale)),
      ...(first?.breadcrumb && { next: first.breadcrumb.join(' › ') }),
      kinds: kinds
        .map(([kind, files]) => ({ kind, ...totalOf(files) }))
        .toSorted((a, b) => b.total - a.total),
    }
  })
}

/** The width of a report where the terminal's is not known. */
const defaultColumns = 100

/** The lines of findings at a terminal. With what follows them, two screens. */
const terminalLines = 68

/**
 * The screen that a command prints to. Terminals get colour unless `NO_COLOR` is set, and two screens
 * of lines.
 */
const screenOf = ({ stdout, environment }: CliContext): Screen => ({
  hasColor: stdout.isTTY === true && !environment['NO_COLOR'],
  // A terminal that does not know its size says 0.
  columns: stdout.columns || defaultColumns,
  ...(stdout.isTTY === true && { lines: terminalLines }),
  scrolls: stdout.isTTY === true,
})
