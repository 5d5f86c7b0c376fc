import { Command } from 'commander'
import { outOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { rulesOf, withArchive } from './archive.ts'

interface Options {
  readonly out: string
  readonly dryRun: boolean
}

export const retention: DefineCommand = (context) =>
  new Command('retention')
    .summary('remove submissions past their retention period; a running server does so every day')
    .option(...outOption)
    .option('--dry-run', 'only print the dates, remove nothing', false)
    .action(({ out, dryRun }: Options) =>
      withArchive(context, { mayWrite: !dryRun }, async ({ store }) => {
        const { applyRetention, expiredAt } = await import('#api/index.ts')
        const expired = expiredAt(await rulesOf(context, out), context.now())
        for (const { states, before } of expired) {
          context.stdout.write(`${states.join(', ')}: before ${before.toISOString()}\n`)
        }
        if (dryRun) return
        const removed = await applyRetention(store, expired)
        context.stdout.write(`Removed ${removed} submissions.\n`)
      }),
    )
