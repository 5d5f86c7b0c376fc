import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const verify: DefineCommand = (context, exit) =>
  new Command('verify')
    .summary('check the file, the deliveries and the spool')
    .option('--accept-loss', 'tell no longer of submissions that are gone for good')
    .action(({ acceptLoss: accepts = false }: { readonly acceptLoss?: boolean }) =>
      withArchive(context, 'read', async (archive, environment) => {
        const { acceptLoss, highWaterFile, verifyArchive } = await import('#api/index.ts')
        if (accepts) {
          const given = await acceptLoss(archive.store, highWaterFile(environment, context.site))
          context.stdout.write(`${given} submissions are given up.\n`)
        }
        const place = { environment, cwd: context.site, now: context.now() }
        const { counts, problems } = await verifyArchive(archive, place)

        for (const [name, count] of Object.entries(counts)) {
          context.stdout.write(`${name.padEnd(12)} ${count}\n`)
        }
        for (const problem of problems) context.stdout.write(`✖ ${problem}\n`)
        if (problems.length > 0) exit(1)
        else context.stdout.write('All is well.\n')
      }),
    )
