import type { MessageLanguage } from '#generator/index.ts'
import { findingsOf } from '../content/findings/findings.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { createReport } from '../report/create.ts'
import { printReport } from '../report/print.ts'

interface Input {
  readonly content: string
  /** The language of messages, if not the default. */
  readonly messageLanguage?: MessageLanguage
  readonly exit: (code: ExitCode) => void
}

/**
 * Checks content before it is used. If it has an error, prints what has to be fixed and counts the rest,
 * exits with 1 and returns undefined.
 */
export async function checkBefore(
  context: CliContext,
  { exit, ...input }: Input,
): Promise<CheckedContent | undefined> {
  const start = context.clock()
  const session = await openSession(context, input)
  const checked = session.check()
  session.save()
  if (!checked.hasErrors) return checked

  await printErrors(context, checked, context.clock() - start)
  exit(1)
  return undefined
}

/** Prints the errors, and counts the other findings. */
export async function printErrors(
  context: CliContext,
  checked: CheckedContent,
  duration: number,
): Promise<void> {
  const report = await createReport(context, {
    findings: findingsOf(checked),
    text: checked.text,
    duration,
  })
  printReport(context, {
    ...report,
    diagnostics: report.diagnostics.filter(({ severity }) => severity === 'error'),
  })
}
