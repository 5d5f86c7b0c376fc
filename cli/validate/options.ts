import type { MessageLanguage } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { isReportFormat, type ReportFormat, reporters } from '../report/formats/index.ts'

/** The options as commander parses them. */
export interface RawOptions {
  readonly content: string
  readonly lang: MessageLanguage
  readonly only: readonly string[]
  readonly skip: readonly string[]
  readonly format: readonly string[]
  readonly output: readonly string[]
  readonly strict: boolean
  readonly release: boolean
  readonly drafts: boolean
  readonly maxWarnings?: string
  readonly changedSince?: string
  readonly maxDiagnostics?: string
  readonly all: boolean
  readonly quiet: boolean
  readonly color: boolean
  readonly fix: boolean
  readonly fixDryRun: boolean
  readonly watch: boolean
}

/** A format and the file it goes to; without a file it goes to the screen. */
export interface Output {
  readonly format: ReportFormat
  readonly file?: string
}

/** The number of warnings that still pass; none with `--strict`. */
export function allowedWarnings({
  strict,
  maxWarnings,
}: Pick<RawOptions, 'strict' | 'maxWarnings'>): number {
  return strict ? 0 : numberOption('--max-warnings', maxWarnings)
}

/** A whole number from 0; infinite if the option is absent. */
export function numberOption(name: string, text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (/^\d+$/.test(text)) return Number(text)
  throw new CliError(`"${text}" is not a number for ${name}.`, 'Use a whole number from 0.')
}

/** The requested reports: one per `--output format=file`, and one format on the screen. */
export function outputsOf(
  context: CliContext,
  { format, output }: Pick<RawOptions, 'format' | 'output'>,
): readonly Output[] {
  const files = output.map(readOutput)
  const onScreen = format
    .map(readFormat)
    .filter((name) => !files.some((file) => file.format === name))
  const [first, second] = new Set(onScreen)
  if (first !== undefined && second !== undefined) {
    throw new CliError(
      `"${first}" and "${second}" cannot both go to the screen.`,
      `Name a file for one of them: --output ${second}=<file>`,
    )
  }
  const isOnlyFiles = format.length > 0 && first === undefined
  return [...(isOnlyFiles ? [] : [{ format: first ?? defaultFormat(context) }]), ...files]
}

function readOutput(text: string): Output {
  const [, format = '', file = ''] = /^([^=]*)=(.*)$/.exec(text) ?? []
  if (file === '') {
    throw new CliError(
      `"${text}" does not say which format goes into which file.`,
      'Write it as --output sarif=report.sarif',
    )
  }
  return { format: readFormat(format), file }
}

function readFormat(name: string): ReportFormat {
  if (isReportFormat(name)) return name
  throw new CliError(
    `There is no format "${name}".`,
    `There are: ${Object.keys(reporters).join(', ')}.`,
  )
}

/** `github` in GitHub Actions, `pretty` on a terminal, else `concise`. */
function defaultFormat({ environment, stdout }: CliContext): ReportFormat {
  if (environment['GITHUB_ACTIONS'] === 'true') return 'github'
  return stdout.isTTY ? 'pretty' : 'concise'
}

/** Collects an option that may be repeated. */
export const each = (text: string, before: readonly string[]): readonly string[] => [
  ...before,
  text,
]

/** Collects an option that may be repeated and may hold several names, separated by commas. */
export const list = (text: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...text.split(',').map((part) => part.trim()),
]
