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

export const retention: DefineCommand = (context, exit) =>
  new Command('retention')
    .summary('remove submissions past their retention period; a running server does so every day')
    .option(...outOption(context))
    .option('--dry-run', 'only print the dates, remove nothing', false)
    .option('--all', 'remove all at once, even if the clock does not agree with the server', false)
    .action(({ out, dryRun, all }: Options) =>
      withArchive(context, { mayWrite: !dryRun }, async ({ store }, environment) => {
        const { applyRetention, doubtOfClock, expiredAt, retainCopies, storeFile } = await import(
          '#api/index.ts'
        )
        const rules = await rulesOf(context, out)
        const expired = expiredAt(rules, context.now())
        for (const { states, before } of expired) {
          context.stdout.write(`${states.join(', ')}: before ${before.toISOString()}\n`)
        }
        if (dryRun) return
        const doubt = all ? undefined : await doubtOfClock(store, context.now())
        if (doubt !== undefined) {
          throw new CliError(doubt, 'Check the date; if it is right, use --all.')
        }
        const { removed, left } = await applyRetention(store, expired, { all })
        const file = storeFile(environment, context.site)
        const copies = await retainCopies(file, expired, { all })
        const among =
          copies.removed > 0 ? `, and ${copies.removed} from backups and files moved aside` : ''
        const rest = left + copies.left
        context.stdout.write(
          `Removed ${removed} submissions${among}.${rest > 0 ? ` ${rest} more have expired; --all removes them at once.` : ''}\n`,
        )
        for (const copy of copies.unchanged) {
          context.stdout.write(`✖ "${copy}" could not be changed. Delete it.\n`)
        }
        if (copies.unchanged.length > 0) exit(1)
      }),
    )
