import type { CliContext } from '../context.ts'
import { type ReportFormat, reporters } from './formats/index.ts'
import type { Report, Screen } from './reporter.ts'

/** Prints a report, for people unless another format is asked for. */
export function printReport(
  { stdout }: CliContext,
  report: Report,
  format: ReportFormat = 'pretty',
): void {
  stdout.write(reporters[format](report))
}

/** How wide a report is where nobody says how wide it may be. */
const usualColumns = 100

/** What is known of where the command prints: colour goes to terminals, unless `NO_COLOR` asks for none. */
export const screenOf = ({ stdout, environment }: CliContext): Screen => ({
  hasColor: stdout.isTTY === true && !environment['NO_COLOR'],
  columns: stdout.columns ?? usualColumns,
  scrolls: stdout.isTTY === true,
})

/** A file: read from the top, and without colour. */
export const plainOutput: Screen = { hasColor: false, columns: usualColumns, scrolls: false }
