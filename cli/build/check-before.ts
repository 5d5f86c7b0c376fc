import type { ReadFile } from '#generator/index.ts'
import { findingsOf } from '../content/findings.ts'
import type { CheckedContent } from '../content/project.ts'
import { checkWithRecords } from '../content/records/records.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { createReport } from '../report/create.ts'
import { printReport } from '../report/print.ts'

interface Input {
  readonly content: string
  /** What was read of the folder, by path inside it. */
  readonly files?: ReadonlyMap<string, ReadFile>
  readonly pseudo?: boolean
  readonly release?: boolean
  readonly exit: (code: ExitCode) => void
}

/**
 * Checks content before it is used. If it has an error, prints what has to be fixed and counts the rest,
 * exits with 1 and returns undefined.
 */
export async function checkBefore(
  context: CliContext,
  { exit, files, ...input }: Input,
): Promise<CheckedContent | undefined> {
  const start = context.clock()
  const { contentAmong } = await import('#generator/index.ts')
  const sources = files && contentAmong(files)
  const checked = await checkWithRecords(context, { ...input, ...(sources && { sources }) })
  if (!checked.hasErrors) return checked

  const report = await createReport(context, {
    findings: findingsOf(checked),
    text: checked.text,
    duration: context.clock() - start,
  })
  printReport(context, {
    ...report,
    diagnostics: report.diagnostics.filter(({ severity }) => severity === 'error'),
  })
  exit(1)
  return undefined
}
