import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const restore: DefineCommand = (context, exit) =>
  new Command('restore')
    .description('take in what backups or damaged files hold; a server may run')
    .argument('<file...>', 'folders of backups, months of a journal, or databases')
    .action(async (names: readonly string[]) => {
      const { restore } = await import('#api/index.ts')
      const files = names.map((name) => resolve(context.cwd, name))
      for (const [index, file] of files.entries()) {
        if (existsSync(file)) continue
        throw new CliError(`There is no file "${names[index]}".`, 'Check the path.')
      }
      await withArchive(context, 'write', async (archive) => {
        for (const file of files) {
          const { added, known } = await restore(archive, file)
          context.stdout.write(
            `${relative(context.cwd, file)}: took in ${added} submissions, ${known} were here already.\n`,
          )
          if (added + known === 0) exit(1)
        }
      })
    })
