import { Command, Option } from 'commander'
import type { MessageLanguage } from '#generator/index.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { printReport, type ReportFormat, reporters } from '../report/formats.ts'
import { defaultMessageLanguage, messageLanguages } from '../report/phrases.ts'
import { type CheckOptions, exitCodeOf, runCheck } from '../validate/check.ts'
import { selectionOf } from '../validate/select.ts'

interface Options {
  readonly lang: MessageLanguage
  readonly only?: readonly string[]
  readonly format: ReportFormat
  readonly strict?: boolean
  readonly drafts?: boolean
  readonly fix?: boolean
  readonly watch?: boolean
}

export const validate: DefineCommand = (context, exit) =>
  new Command('validate')
    .description('check content against its schemas and translations')
    .argument('[paths...]', 'only what concerns these files or folders')
    .addOption(
      new Option('--lang <code>', 'the language to speak; DIPTYCH_LANG does the same')
        .choices(messageLanguages)
        .default(defaultMessageLanguage(context)),
    )
    .option('--only <codes>', 'only these codes or areas, such as facts', list)
    .addOption(formatOption(context))
    .option('--strict', 'fail on warnings too')
    .option('--drafts', 'check drafts of languages as if they were live')
    .option('--fix', 'make the changes that touch no meaning')
    .addOption(
      new Option('--watch', 'check again after each save, and print for editors').conflicts([
        'fix',
        'format',
      ]),
    )
    .action(async (paths: readonly string[], options: Options) => {
      const { lang, only = [], format, strict = false, drafts = false } = options
      const check: CheckOptions = {
        messageLanguage: lang,
        selection: await selectionOf(context, { paths, only }),
        withDrafts: drafts,
        given: [
          ...(lang === defaultMessageLanguage(context) ? [] : ['--lang', lang]),
          ...(only.length > 0 ? ['--only', only.join()] : []),
          ...(drafts ? ['--drafts'] : []),
        ],
      }
      if (options.watch) return (await import('../validate/watch.ts')).watchContent(context, check)

      const report = options.fix
        ? await (await import('../validate/fix.ts')).checkAndFix(context, check)
        : await runCheck(context, check)
      if (context.stopped.aborted) return exit(130)

      printReport(context, report, format)
      exit(exitCodeOf(report.found, strict))
    })

const formatOption = (context: CliContext) =>
  new Option('--format <name>', 'how to show it')
    .choices(Object.keys(reporters))
    .default(defaultFormat(context), 'pretty at a terminal, github in GitHub Actions, else concise')

function defaultFormat({ environment, stdout }: CliContext): ReportFormat {
  if (environment['GITHUB_ACTIONS'] === 'true') return 'github'
  return stdout.isTTY ? 'pretty' : 'concise'
}

/** Collects an option that may be repeated and may hold several names, separated by commas. */
const list = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text.split(',').map((part) => part.trim()),
]
