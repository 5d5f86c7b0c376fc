import { appendFileSync } from 'node:fs'
import { asCliError } from '../content/generated.ts'
import type { CliContext } from '../context.ts'
import { type ReportFormat, reporters } from './formats/index.ts'
import { jobSummary } from './formats/job-summary.ts'
import type { Report, Screen } from './reporter.ts'

/** Prints a report. The `github` format also writes the summary of the job. */
export function printReport(
  { stdout, environment }: CliContext,
  report: Report,
  format: ReportFormat = 'pretty',
): void {
  stdout.write(reporters[format](report))
  const summary = environment['GITHUB_STEP_SUMMARY']
  if (summary && format === 'github')
    asCliError(summary, () => appendFileSync(summary, jobSummary(report)))
}

/** The width of a report where the terminal's is not known. */
const defaultColumns = 100

/** The lines of findings at a terminal. With what follows them, two screens. */
const terminalLines = 68

/**
 * The screen that a command prints to. Terminals get colour unless `NO_COLOR` is set, and two screens
 * of lines.
 */
export const screenOf = ({ stdout, environment }: CliContext): Screen => ({
  hasColor: stdout.isTTY === true && !environment['NO_COLOR'],
  // A terminal that does not know its size says 0.
  columns: stdout.columns || defaultColumns,
  ...(stdout.isTTY === true && { lines: terminalLines }),
  scrolls: stdout.isTTY === true,
})
