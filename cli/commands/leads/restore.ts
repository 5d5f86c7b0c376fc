import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { CliContext, DefineCommand } from '../../context.ts'
import { settingsOf } from './archive.ts'

export const restore: DefineCommand = (context) =>
  new Command('restore')
    .summary('put a backup in place; the present file is moved aside')
    .argument('<file>', 'a file that backup has made')
    .action(async (file: string) => {
      const source = requireBackup(context, file)
      const { restore: putBack } = await import('#api/index.ts')
      const place = { environment: await settingsOf(context), cwd: context.site }
      const held = putBack(place, source, context.now())
      context.stdout.write(`Restored ${held} submissions. What was there is beside them.\n`)
    })

/** The path of a file that has to exist. */
export function requireBackup({ cwd }: CliContext, file: string): string {
  const path = resolve(cwd, file)
  if (!existsSync(path)) throw new CliError(`There is no file "${file}".`, 'Check the path.')
  return path
}
