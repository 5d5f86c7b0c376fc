import { Command, Option } from 'commander'
import { messageLanguageOption } from '../content/message-language.ts'
import { contentOption, releaseOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { reporters } from '../report/formats/index.ts'
import { screenOf } from '../report/print.ts'
import { type CheckOptions, exitCodeOf, runCheck } from '../validate/check.ts'
import {
  allowedWarnings,
  each,
  list,
  numberOption,
  outputsOf,
  type RawOptions,
} from '../validate/options.ts'
import { selectionOf } from '../validate/select.ts'
import { watchContent } from '../validate/watch.ts'
import { checkAndFix, showFixes } from '../validate/with-fixes.ts'
import { writeReports } from '../validate/write-reports.ts'

export const validate: DefineCommand = (context, exit) =>
  withOptions(context, new Command('validate')).action(
    async (paths: readonly string[], options: RawOptions) => {
      const outputs = outputsOf(context, options)
      const allowed = allowedWarnings(options)
      const check = await readCheckOptions(context, paths, options)
      if (options.watch) return watchContent(context, { options: check, outputs })
      if (options.fixDryRun) return exit(exitCodeOf(await showFixes(context, check), allowed))

      const run = options.fix ? checkAndFix : runCheck
      const { report } = await run(context, check)
      if (context.stopped.aborted) return exit(130)

      writeReports(context, report, outputs)
      exit(exitCodeOf(report.found, allowed))
    },
  )

const withOptions = (context: CliContext, command: Command) =>
  command
    .summary('check content against its schemas and translations')
    .argument('[paths...]', 'only what concerns these files or folders')
    .option(...contentOption(context))
    .addOption(messageLanguageOption(context))
    .option('--only <codes>', 'only these codes or areas, such as parity,facts/mismatch', list, [])
    .option('--skip <codes>', 'not these codes or areas', list, [])
    .option('--format <name>', `how to show it: ${Object.keys(reporters).join(', ')}`, list, [])
    .option('--output <format=file>', 'write a report to a file; as often as needed', each, [])
    .option('--strict', 'fail on warnings too', false)
    .option(...releaseOption)
    .option('--drafts', 'check drafts of languages as if they were live', false)
    .option('--max-warnings <number>', 'fail on more warnings than this')
    .option('--max-diagnostics <number>', 'show no more than this, the most severe first')
    .option('--all', 'show every finding, also at a terminal, where two screens are shown', false)
    .option('--changed-since <commit>', 'put findings on the lines that changed since, for reviews')
    .option('--quiet', 'show errors only', false)
    .option('--fix', 'make the changes that touch no meaning, then check again', false)
    .addOption(
      new Option('--fix-dry-run', 'show those changes as a diff, and change nothing')
        .default(false)
        .conflicts(['fix', 'watch']),
    )
    .addOption(
      new Option('--watch', 'keep checking, and tell what each save changed')
        .default(false)
        .conflicts('fix'),
    )
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')

async function readCheckOptions(
  context: CliContext,
  paths: readonly string[],
  options: RawOptions,
): Promise<CheckOptions> {
  const {
    content,
    lang,
    only,
    skip,
    release,
    drafts,
    all,
    quiet,
    maxDiagnostics,
    changedSince,
    color,
  } = options
  const { lines, ...screen } = screenOf(context)
  const isLimited = !all && maxDiagnostics === undefined && lines !== undefined
  return {
    content,
    messageLanguage: lang,
    selection: await selectionOf(context, { content, paths, only, skip }),
    release,
    withDrafts: drafts,
    quiet,
    changedSince,
    maxDiagnostics: numberOption('--max-diagnostics', maxDiagnostics),
    screen: { ...screen, hasColor: screen.hasColor && color, ...(isLimited && { lines }) },
  }
}
