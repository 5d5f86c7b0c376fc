import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { outOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { rulesOf, withArchive } from './archive.ts'

interface Options {
  readonly out: string
  readonly dryRun: boolean
  readonly all: boolean
}

export const retention: DefineCommand = (context) =>
  new Command('retention')
    .summary('remove submissions past their retention period; a running server does so every day')
    .option(...outOption)
    .option('--dry-run', 'only print the dates, remove nothing', false)
    .option('--all', 'remove all at once, even if the clock does not agree with the server', false)
    .action(({ out, dryRun, all }: Options) =>
      withArchive(context, { mayWrite: !dryRun }, async ({ store }) => {
        const { applyRetention, doubtOfClock, expiredAt } = await import('#api/index.ts')
        const expired = expiredAt(await rulesOf(context, out), context.now())
        for (const { states, before } of expired) {
          context.stdout.write(`${states.join(', ')}: before ${before.toISOString()}\n`)
        }
        if (dryRun) return
        const doubt = all ? undefined : await doubtOfClock(store, context.now())
        if (doubt !== undefined) {
          throw new CliError(doubt, 'Check the date; if it is right, use --all.')
        }
        const { removed, left } = await applyRetention(store, expired, { all })
        const rest = left > 0 ? ` ${left} more have expired; --all removes them at once.` : ''
        context.stdout.write(`Removed ${removed} submissions.${rest}\n`)
      }),
    )
