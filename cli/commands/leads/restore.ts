import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { settingsOf } from './archive.ts'

export const restore: DefineCommand = (context) =>
  new Command('restore')
    .summary('put a backup in place; the present file is moved aside')
    .argument('<file>', 'a file that backup has made')
    .action(async (file: string) => {
      const source = resolve(context.cwd, file)
      if (!existsSync(source)) throw new CliError(`There is no file "${file}".`, 'Check the path.')

      const { restore: putBack } = await import('#api/index.ts')
      const place = { environment: await settingsOf(context), cwd: context.site }
      const held = putBack(place, source, context.now())
      context.stdout.write(`Restored ${held} submissions. What was there is beside them.\n`)
    })
