import type { CliContext } from '../context.ts'
import { type ReportFormat, reporters } from './formats/index.ts'
import type { Report, Screen } from './reporter.ts'

export function printReport(
  { stdout }: CliContext,
  report: Report,
  format: ReportFormat = 'pretty',
): void {
  stdout.write(reporters[format](report))
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

/** For files: read from the top, without colour. */
export const plainOutput: Screen = { hasColor: false, columns: defaultColumns, scrolls: false }
