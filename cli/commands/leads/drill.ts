import { resolve } from 'node:path'
import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { settingsOf } from './archive.ts'
import { requireBackup } from './restore.ts'

export const drill: DefineCommand = (context, exit) =>
  new Command('drill')
    .summary('prove that a backup can be restored, in a folder of its own; a server may run')
    .argument('[file]', 'a file that backup has made; without it, the newest')
    .action(async (given: string | undefined) => {
      const file = given === undefined ? undefined : requireBackup(context, given)
      const { drill: prove } = await import('#api/index.ts')
      const environment = await settingsOf(context)
      const place = { environment, cwd: context.site, now: context.now() }
      try {
        const { backup, held } = await prove(place, file, context.stopped)
        context.stdout.write(`Restored and read ${held} submissions of ${resolve(backup)}.\n`)
      } catch (error) {
        if (!context.stopped.aborted) throw error
        exit(130)
      }
    })
