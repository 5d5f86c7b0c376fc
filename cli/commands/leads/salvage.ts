import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const salvage: DefineCommand = (context, exit) =>
  new Command('salvage')
    .summary('recover what damaged files still hold; a server may run')
    .argument('[file...]', 'database files; without any, those that the server moved aside')
    .action(async (names: readonly string[]) => {
      const { damagedBeside, salvageFile, storeFile } = await import('#api/index.ts')
      const given = names.map((name) => resolve(context.cwd, name))
      for (const [index, file] of given.entries()) {
        if (existsSync(file) || existsSync(`${file}-wal`)) continue
        throw new CliError(`There is no file "${names[index]}".`, 'Check the path.')
      }
      await withArchive(context, { mayWrite: true }, async ({ store }, environment) => {
        const files = given.length > 0 ? given : damagedBeside(storeFile(environment, context.site))
        if (files.length === 0) context.stdout.write('There is no damaged file.\n')
        let lost = 0
        for (const file of files) {
          const { added, known, damaged } = await salvageFile(store, file)
          lost += damaged
          context.stdout.write(
            `${relative(context.cwd, file)}: brought home ${added} submissions, ${known} were here already, ${damaged} are damaged.\n`,
          )
        }
        if (lost > 0) exit(1)
      })
    })
