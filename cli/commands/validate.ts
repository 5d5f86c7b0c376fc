import { Command, Option } from 'commander'
import { checkFolder, contentOption } from '../project.ts'
import { type ReportFormat, reporters } from '../report/index.ts'
import { printReport } from '../report/print.ts'
import type { DefineCommand } from './command.ts'

interface Options {
  readonly content: string
  readonly format: ReportFormat
  readonly strict: boolean
}

export const validate: DefineCommand = (context, end) =>
  new Command('validate')
    .summary('check content against its schemas and translations')
    .option(...contentOption)
    .addOption(
      new Option('--format <name>', 'how to print findings')
        .choices(Object.keys(reporters))
        .default('pretty'),
    )
    .option('--strict', 'fail on warnings too', false)
    .action(async ({ content, format, strict }: Options) => {
      const start = context.clock()
      const checked = await checkFolder(context, content)
      printReport(context, { checked, format, duration: context.clock() - start })

      const isFatal = checked.diagnostics.some(
        ({ severity }) => severity === 'error' || (strict && severity === 'warning'),
      )
      if (isFatal) end(1)
    })
