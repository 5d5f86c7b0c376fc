import { resolve } from 'node:path'
import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { settingsOf } from './archive.ts'

export const backup: DefineCommand = (context, exit) =>
  new Command('backup')
    .summary('copy all submissions to a file, checked; a server may run')
    .argument('<file>', 'a file that does not exist yet')
    .action(async (file: string) => {
      const { backUp } = await import('#api/index.ts')
      const place = { environment: await settingsOf(context), cwd: context.site }
      try {
        const held = await backUp(place, resolve(context.cwd, file), context.stopped)
        context.stdout.write(`Backed up ${held} submissions to ${file}.\n`)
      } catch (error) {
        if (!context.stopped.aborted) throw error
        exit(130)
      }
    })
