import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, nextStep, requireName } from './new-files.ts'

interface Options {
  readonly content: string
  readonly value: string
  readonly asOf: string
  readonly after?: string
}

export const addStatistic: DefineCommand = (context) =>
  new Command('statistic')
    .summary('add a figure with its source to a list of figures, in every language')
    .argument('<list>', 'the file with the figures, such as home')
    .argument('<id>', 'the name of the figure, such as returning')
    .requiredOption('--value <figure>', 'the figure in the first language of the site, such as 64%')
    .requiredOption('--as-of <date>', 'the year, month or day that it is of, such as 2026-10')
    .option('--after <id>', 'the id of the figure that it follows; otherwise it comes last')
    .option(...contentOption(context))
    .action(async (list: string, id: string, { content, value, asOf, after }: Options) => {
      requireName(id, idPattern, 'returning')
      if (!/\d/.test(value) || value.length > 19) {
        throw new CliError(`"${value}" is not a figure.`, 'Write one with a number, such as 64%.')
      }
      if (!/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/.test(asOf)) {
        throw new CliError(`"${asOf}" is not a date.`, 'Write a year, a month or a day: 2026-10.')
      }
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { addStatisticTo } = await import('../../content/edit/new-items.ts')
      const edit = await editContent(context, content)
      addStatisticTo(edit, { list, id, after, value, asOf })
      edit.save()
      context.stdout.write(nextStep)
    })
