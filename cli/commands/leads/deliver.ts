import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'
import { unknown } from './show.ts'

export const deliver: DefineCommand = (context) =>
  new Command('deliver')
    .summary('notify staff of a submission again, or of one that was held or taken for spam')
    .argument('<id...>', 'as list shows them')
    .action((ids: readonly string[]) =>
      withArchive(context, { mayWrite: true }, async ({ store }, environment) => {
        const { channelNames } = await import('#api/index.ts')
        const channels = channelNames(environment)
        if (channels.length === 0) {
          throw new CliError(
            'There is no channel to deliver on.',
            'Set SMTP_URL, WEBHOOK_URL or SLACK_WEBHOOK_URL as the server has them.',
          )
        }
        for (const id of ids) {
          if (!(await store.find(id))) throw unknown(id)
          await store.redeliver(id, channels, context.now().getTime())
        }
        context.stdout.write(
          `The server delivers ${ids.length} submission${ids.length === 1 ? '' : 's'} on ${channels.join(', ')}.\n`,
        )
      }),
    )
