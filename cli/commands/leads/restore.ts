import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const restore: DefineCommand = (context, exit) =>
  new Command('restore')
    .summary('take in what backups or damaged files hold; a server may run')
    .argument('[file...]', 'without any, those that the server moved aside')
    .action(async (names: readonly string[]) => {
      const { damagedBeside, erasedFile, readErased, restore, storeFile } = await import(
        '#api/index.ts'
      )
      const given = names.map((name) => resolve(context.cwd, name))
      for (const [index, file] of given.entries()) {
        if (existsSync(file) || existsSync(`${file}-wal`)) continue
        throw new CliError(`There is no file "${names[index]}".`, 'Check the path.')
      }
      const use = given.length > 0 ? 'create' : 'write'
      await withArchive(context, use, async ({ store }, environment) => {
        const erased = readErased(erasedFile(environment, context.site))
        const files = given.length > 0 ? given : damagedBeside(storeFile(environment, context.site))
        if (files.length === 0) context.stdout.write('There is no damaged file.\n')
        for (const file of files) {
          const { added, known, damaged } = await restore(store, file, erased)
          context.stdout.write(
            `${relative(context.cwd, file)}: took in ${added} submissions, ${known} were here already, ${damaged} are damaged.\n`,
          )
          if (damaged > 0 || added + known === 0) exit(1)
        }
      })
    })
