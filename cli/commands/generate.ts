import { Command } from 'commander'
import { checkBefore } from '../build/check-before.ts'
import { writeGenerated } from '../content/generated.ts'
import { contentOption, readProjectSchemas } from '../content/project.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly code: boolean
}

export const generate: DefineCommand = (context, exit) =>
  new Command('generate')
    .summary('write .generated/: types and validators from the schemas, data from the content')
    .option(...contentOption)
    .option('--code', 'only types and validators; the content is not read', false)
    .action(async ({ content, code }: Options) => {
      if (code) {
        report(context, await writeGenerated(context, await readProjectSchemas(context)))
        return
      }
      const checked = await checkBefore(context, { content, exit })
      if (checked) report(context, await writeGenerated(context, checked.schemas, checked))
    })

function report({ stdout }: CliContext, changed: readonly string[]) {
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`
  stdout.write(changed.length === 0 ? 'Generated files are up to date.\n' : `Generated ${files}.\n`)
}
