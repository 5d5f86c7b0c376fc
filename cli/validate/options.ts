import { Option } from 'commander'
import type { CliContext } from '../context.ts'
import { type ReportFormat, reporters } from '../report/formats/index.ts'

export const formatOption = (context: CliContext) =>
  new Option('--format <name>', 'how to show it')
    .choices(Object.keys(reporters))
    .default(defaultFormat(context), 'pretty at a terminal, github in GitHub Actions, else concise')

function defaultFormat({ environment, stdout }: CliContext): ReportFormat {
  if (environment['GITHUB_ACTIONS'] === 'true') return 'github'
  return stdout.isTTY ? 'pretty' : 'concise'
}

/** Collects an option that may be repeated and may hold several names, separated by commas. */
export const list = (text: string, before: readonly string[]): readonly string[] => [
  ...before,
  ...text.split(',').map((part) => part.trim()),
]
