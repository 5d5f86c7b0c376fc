import type { Diagnostic, Severity } from '#generator/index.ts'
import type { Findings } from '../content/findings.ts'
import { toRun } from '../content/project.ts'
import type { CheckedContent } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { createTranslate, type Translate } from './phrases.ts'

/** The result of one check, for every format. Its findings are those to show. */
export interface Report extends Findings {
  /** The number of findings, shown or not. */
  readonly found: Readonly<Record<Severity, number>>
  /** The text of a file that a diagnostic names; empty where there is none. */
  readonly text: (file: string) => string
  /** How long the check took, in milliseconds. */
  readonly duration: number
  /** The phrases of the report in the language of messages. */
  readonly translate: Translate
  /** A command for the reader to copy. */
  readonly toRun: (command: string) => string
  readonly screen: Screen
}

/** Where a report is read. */
interface Screen {
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

/** Creates a report of all findings of a check that began at a moment of the clock. */
export async function createReport(
  context: CliContext,
  { findings: read, text }: Pick<CheckedContent, 'findings' | 'text'>,
  start: number,
): Promise<Report> {
  const findings = read()
  return {
    ...findings,
    found: countBySeverity(findings.diagnostics),
    text,
    duration: context.clock() - start,
    translate: await createTranslate(findings.messageLanguage),
    toRun: (command) => toRun(context, command),
    screen: screenOf(context),
  }
}

export function countBySeverity(
  diagnostics: readonly Diagnostic[],
): Readonly<Record<Severity, number>> {
  const count = (severity: Severity) =>
    diagnostics.filter((each) => each.severity === severity).length
  return { error: count('error'), warning: count('warning'), info: count('info') }
}

/** The number of texts in the source language, if counted. */
export const textsOf = ({ completeness }: Findings): number | undefined =>
  completeness.length > 0 ? Math.max(...completeness.map(({ total }) => total)) : undefined

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
