import type { CliContext } from '../context.ts'
import type { CheckedContent } from '../project.ts'
import { type ReportFormat, reporters } from './index.ts'

interface Input {
  readonly checked: CheckedContent
  readonly format: ReportFormat
  /** Milliseconds. */
  readonly duration: number
}

/** Prints what a check found. */
export function printReport(context: CliContext, { checked, format, duration }: Input): void {
  const { diagnostics, lines, files } = checked
  context.stdout.write(
    reporters[format]({ diagnostics, lines, files, duration, hasColor: hasColor(context) }),
  )
}

/** Colour goes to terminals, unless `NO_COLOR` asks for none. */
export const hasColor = ({ stdout, environment }: CliContext) =>
  stdout.isTTY === true && !environment['NO_COLOR']
