import { openSession } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { createTranslate } from '../report/phrases.ts'
import { type CheckOptions, type CheckResult, runCheck } from './check.ts'
import { planFixes, writeFixes } from './fix.ts'

/** Applies the safe fixes and checks again. */
export async function checkAndFix(
  context: CliContext,
  options: CheckOptions,
): Promise<CheckResult> {
  // Fixes need the texts as they are: an earlier run's findings will not do.
  const session = await openSession(context, options)
  const result = await runCheck(context, { ...options, session })
  const { files, refused, diagnostics } = planFixes(context, result)
  writeFixes(context, files)

  const translate = await createTranslate(options.messageLanguage)
  const count = diagnostics.length
  const inFiles = translate('files', { count: files.length })
  const lines = [
    ...refused.map((file) => translate('refused', { file })),
    count === 0 ? translate('nothingToFix') : translate('fixed', { count, files: inFiles }),
  ]
  // The report on stdout may be for a program.
  context.stderr.write(lines.map((line) => `${line}\n`).join(''))
  return files.length > 0 ? runCheck(context, options) : result
}
