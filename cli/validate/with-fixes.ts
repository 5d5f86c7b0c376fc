import { openSession } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { countBySeverity } from '../report/create.ts'
import { createTranslate } from '../report/phrases.ts'
import type { Report } from '../report/reporter.ts'
import { type CheckOptions, type CheckResult, runCheck } from './check.ts'
import { type Fixed, type FixedFile, planFixes, writeFixes } from './fix.ts'

/** Applies the safe fixes and checks again. */
export async function checkAndFix(
  context: CliContext,
  options: CheckOptions,
): Promise<CheckResult> {
  const result = await checkTexts(context, options)
  const fixed = planFixes(context, result)
  writeFixes(context, fixed)
  await printFixes(context, { fixed, options, phrase: 'fixed' })
  return fixed.files.length > 0 ? runCheck(context, options) : result
}

/** Fixes need the texts as they are: an earlier run's findings will not do. */
const checkTexts = async (context: CliContext, options: CheckOptions) =>
  runCheck(context, { ...options, session: await openSession(context, options) })

/** Prints the safe fixes as a diff, and returns the number of findings that would be left. */
export async function showFixes(
  context: CliContext,
  options: CheckOptions,
): Promise<Report['found']> {
  const result = await checkTexts(context, options)
  const fixed = planFixes(context, result)
  for (const file of fixed.files) context.stdout.write(await unifiedDiff(file))
  await printFixes(context, { fixed, options, phrase: 'wouldFix' })

  const left = result.found.filter((diagnostic) => !fixed.diagnostics.includes(diagnostic))
  return countBySeverity(left)
}

/** The changes of a file as `git apply` and `patch` read them. Empty if nothing changes. */
export async function unifiedDiff({ file, before, after }: FixedFile): Promise<string> {
  if (before === after) return ''
  // Loaded here, since only `--fix-dry-run` needs it.
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff')
  return createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  })
}

interface FixesInput {
  readonly fixed: Fixed
  readonly options: CheckOptions
  readonly phrase: 'fixed' | 'wouldFix'
}

/** Prints to stderr, since the report on stdout may be for a program. */
async function printFixes({ stderr }: CliContext, { fixed, options, phrase }: FixesInput) {
  const translate = await createTranslate(options.messageLanguage)
  const count = fixed.diagnostics.length
  const files = translate('files', { count: fixed.files.length })
  const lines = [
    ...fixed.refused.map((file) => translate('refused', { file })),
    count === 0 ? translate('nothingToFix') : translate(phrase, { count, files }),
  ]
  stderr.write(lines.map((line) => `${line}\n`).join(''))
}
