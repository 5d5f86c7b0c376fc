import { Command } from 'commander'
import { writeGenerated } from '../content/generated.ts'
import { readSite } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'

export const generate: DefineCommand = (context) =>
  new Command('generate')
    .description('write types, validators and help for editors into .generated/')
    .action(async () => {
      const { site } = await readSite(context)
      const { length } = await writeGenerated(context, site)
      const files = length === 1 ? '1 file' : `${length} files`
      context.stdout.write(
        length === 0 ? 'Generated files are up to date.\n' : `Generated ${files}.\n`,
      )
    })
