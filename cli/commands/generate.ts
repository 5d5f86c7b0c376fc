import { Command } from 'commander'
import { checkBefore } from '../check.ts'
import { writeGenerated } from '../generated.ts'
import { contentOption } from '../project.ts'
import type { DefineCommand } from './command.ts'

interface Options {
  readonly content: string
}

export const generate: DefineCommand = (context, end) =>
  new Command('generate')
    .summary('write .generated/: types from the schemas, data from the content')
    .option(...contentOption)
    .action(async ({ content }: Options) => {
      const checked = await checkBefore(context, { content, end })
      if (!checked) return

      const changed = await writeGenerated(context, checked.schemas, checked.site)
      context.stdout.write(`Generated: ${changed.length} files changed.\n`)
    })
