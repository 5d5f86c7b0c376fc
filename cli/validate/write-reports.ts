import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { asCliError } from '../content/generated.ts'
import type { CliContext } from '../context.ts'
import { reporters } from '../report/formats/index.ts'
import { plainOutput, printReport } from '../report/print.ts'
import type { Report } from '../report/reporter.ts'
import type { Output } from './options.ts'

/** Prints a report and writes its files. The `github` format also writes the summary of the job. */
export function writeReports(
  context: CliContext,
  report: Report,
  outputs: readonly Output[],
): void {
  const paper = { ...report, screen: plainOutput }
  for (const { format, file } of outputs) {
    if (file === undefined) printReport(context, report, format)
    else write(resolve(context.cwd, file), reporters[format](paper))
  }

  const summary = context.environment['GITHUB_STEP_SUMMARY']
  if (summary && outputs.some(({ format }) => format === 'github'))
    asCliError(summary, () => appendFileSync(summary, reporters.markdown(paper)))
}

function write(file: string, text: string) {
  asCliError(file, () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  })
}
