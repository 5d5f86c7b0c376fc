import { Command } from 'commander'
import { writeGenerated } from '../content/generated.ts'
import { contentOption } from '../content/project.ts'
import { readSite } from '../content/read-site.ts'
import type { DefineCommand } from '../context.ts'

export const generate: DefineCommand = (context) =>
  new Command('generate')
    .summary('write .generated/: types and validators from the schemas, and help for editors')
    .option(...contentOption(context))
    .action(async ({ content }: { readonly content: string }) => {
      const { site } = await readSite(context, content)
      const { length } = await writeGenerated(context, site)
      const files = length === 1 ? '1 file' : `${length} files`
      context.stdout.write(
        length === 0 ? 'Generated files are up to date.\n' : `Generated ${files}.\n`,
      )
    })
