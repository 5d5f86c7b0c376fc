import { Command } from 'commander'
import { checkBefore } from '../build/check-before.ts'
import { writeGenerated } from '../content/generated.ts'
import { contentOption } from '../content/project.ts'
import { readSite } from '../content/read-site.ts'
import type { CliContext, DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly code: boolean
}

export const generate: DefineCommand = (context, exit) =>
  new Command('generate')
    .summary('write .generated/: types and validators from the schemas, data from the content')
    .option(...contentOption(context))
    .option(
      '--code',
      'only types, validators and schemas for editors; the content is not checked',
      false,
    )
    .action(async ({ content, code }: Options) => {
      if (code) {
        const { site } = await readSite(context, content)
        report(context, await writeGenerated(context, { site }))
        return
      }
      const checked = await checkBefore(context, { content, exit })
      if (checked) report(context, await writeGenerated(context, checked))
    })

function report({ stdout }: CliContext, changed: readonly string[]) {
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`
  stdout.write(changed.length === 0 ? 'Generated files are up to date.\n' : `Generated ${files}.\n`)
}
