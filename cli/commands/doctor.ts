import { Command } from 'commander'
import type { MessageLanguage } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { messageLanguageOption } from '../content/message-language.ts'
import { outOption } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { type Examined, examine } from '../doctor/examine.ts'
import { countBySeverity, createReport } from '../report/create.ts'
import { reporters } from '../report/formats/index.ts'
import { screenOf } from '../report/print.ts'
import type { Report } from '../report/reporter.ts'
import { exitCodeOf } from '../validate/check.ts'
import { allowedWarnings, each, list, numberOption, outputsOf } from '../validate/options.ts'
import { covers, requireCodes } from '../validate/select.ts'
import { writeReports } from '../validate/write-reports.ts'

interface Options {
  readonly out: string
  readonly pages: string
  readonly httpPort?: string
  readonly patience: string
  readonly timeout: string
  readonly lang: MessageLanguage
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly format: readonly string[]
  readonly output: readonly string[]
  readonly strict: boolean
  readonly quiet: boolean
  readonly color: boolean
}

export const doctor: DefineCommand = (context, exit) => {
  const command = new Command('doctor')
  return command
    .summary('check a deployed site from outside')
    .argument('<url>', 'the address of the site, such as https://example.com')
    .option(...outOption(context))
    .option(
      '--pages <number>',
      'how many pages of the sitemap to look at, with their translations',
      '10',
    )
    .option(
      '--http-port <port>',
      'the port that has to lead to https; 80 unless the address has one',
    )
    .option(
      '--patience <seconds>',
      'how long a request that stops halfway may stay open; 0 does not look',
      '0',
    )
    .option('--timeout <seconds>', 'how long it may take in all', '60')
    .addOption(messageLanguageOption(context))
    .option('--only <codes>', 'only these codes, such as deployed/policy', list, [])
    .option('--skip <codes>', 'not these codes', list, [])
    .option('--format <name>', `how to show it: ${Object.keys(reporters).join(', ')}`, list, [])
    .option('--output <format=file>', 'write a report to a file; as often as needed', each, [])
    .option('--strict', 'fail on warnings too', false)
    .option('--quiet', 'show errors only', false)
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')
    .action(async (address: string, options: Options) => {
      const start = context.clock()
      const outputs = outputsOf(context, options)
      await requireCodes([...options.only, ...options.skip])
      const { origin, port } = siteAddress(address)
      const examined = await examine(context, {
        origin,
        out: options.out,
        isOwnBuild: command.getOptionValueSource('out') === 'cli',
        maxPages: numberOption('--pages', options.pages),
        httpPort: options.httpPort
          ? numberOption('--http-port', options.httpPort)
          : port === ''
            ? 80
            : undefined,
        patience: numberOption('--patience', options.patience) * 1000,
        timeout: numberOption('--timeout', options.timeout) * 1000,
        language: options.lang,
      })
      if (context.stopped.aborted) return exit(130)

      const report = await reportOf(context, { examined, options, start })
      writeReports(context, report, outputs)
      exit(exitCodeOf(report.found, allowedWarnings(options)))
    })
}

/** Throws unless it is one of http or https. */
function siteAddress(address: string): URL {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new CliError(`"${address}" is no address of a site.`, 'Write it as https://example.com')
}

interface ReportInput {
  readonly examined: Examined
  readonly options: Options
  readonly start: number
}

async function reportOf(
  context: CliContext,
  { examined, options, start }: ReportInput,
): Promise<Report> {
  const { only, skip, quiet, lang, color } = options
  const { explanationsIn } = await import('#generator/index.ts')
  const found = examined.diagnostics.filter(
    ({ code }) =>
      (only.length === 0 || only.some((name) => covers(name, code))) &&
      !skip.some((name) => covers(name, code)),
  )
  const { lines: _, ...screen } = screenOf(context)
  const report = await createReport(context, {
    findings: {
      diagnostics: found,
      kept: [],
      files: examined.pages,
      languages: {},
      completeness: [],
      kinds: {},
      drafts: [],
      explanations: Object.fromEntries(explanationsIn(lang)),
      messageLanguage: lang,
    },
    command: 'doctor',
    text: () => '',
    duration: context.clock() - start,
    screen: { ...screen, hasColor: screen.hasColor && color },
  })
  return {
    ...report,
    diagnostics: quiet ? found.filter(({ severity }) => severity === 'error') : found,
    found: countBySeverity(found),
  }
}
