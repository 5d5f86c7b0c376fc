import { resolve } from 'node:path'
import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { settingsOf } from './archive.ts'

export const backup: DefineCommand = (context) =>
  new Command('backup')
    .description('copy journal and store to a folder, checked; a server may run')
    .argument('<folder>', 'a folder that does not exist yet')
    .action(async (folder: string) => {
      const { backUp } = await import('#api/index.ts')
      const place = { environment: await settingsOf(context), cwd: context.site }
      const held = await backUp(place, resolve(context.cwd, folder))
      context.stdout.write(`Backed up ${held} submissions to ${folder}.\n`)
    })
