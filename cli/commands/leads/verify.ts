import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const verify: DefineCommand = (context, exit) =>
  new Command('verify')
    .description('compare journal and store, and look for leads that nobody was told of')
    .action(() =>
      withArchive(context, 'read', async (archive, environment) => {
        const { storeFile, verifyArchive } = await import('#api/index.ts')
        const file = environment.databaseUrl ? undefined : storeFile(environment, context.site)
        const { counts, problems } = await verifyArchive(archive, { file, now: context.now() })

        for (const [name, count] of Object.entries(counts)) {
          context.stdout.write(`${name.padEnd(12)} ${count}\n`)
        }
        for (const problem of problems) context.stdout.write(`✖ ${problem}\n`)
        if (problems.length > 0) exit(1)
        else context.stdout.write('All is well.\n')
      }),
    )
