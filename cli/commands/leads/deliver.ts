import { Command } from 'commander'
import type { Archive } from '#api/index.ts'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'
import { unknown } from './show.ts'

/** Submissions by id, each with the channels to deliver it on. */
type Due = ReadonlyMap<string, readonly string[]>

export const deliver: DefineCommand = (context) =>
  new Command('deliver')
    .description('notify staff of a submission again, or of one that was held or taken for spam')
    .argument('[id...]', 'as list shows them')
    .option('--all-failed', 'every delivery that was given up')
    .action((ids: readonly string[], { allFailed = false }: { readonly allFailed?: boolean }) =>
      withArchive(context, 'write', async (archive, environment) => {
        const { channelNames, deliverAgain } = await import('#api/index.ts')
        const channels = channelNames(environment)
        if (channels.length === 0) {
          throw new CliError(
            'There is no channel to deliver on.',
            'Set SMTP_URL or WEBHOOK_URL as the server has them.',
          )
        }
        if (allFailed === ids.length > 0) {
          throw new CliError(
            'Name either submissions or --all-failed.',
            'Copy ids from: diptych leads list --undelivered',
          )
        }
        const now = context.now().getTime()
        const due = allFailed
          ? await failedOn(archive.store, channels)
          : new Map(ids.map((id) => [id, channels]))
        for (const id of ids) if (!(await archive.store.find(id))) throw unknown(id)
        for (const [id, on] of due) await deliverAgain(archive, id, { channels: on, now })
        context.stdout.write(
          `The server delivers ${due.size} submission${due.size === 1 ? '' : 's'} on ${channels.join(', ')}.\n`,
        )
      }),
    )

/** The deliveries that were given up, on the channels that there are now. */
async function failedOn(store: Archive['store'], channels: readonly string[]): Promise<Due> {
  const { allSubmissions, newestOf } = await import('#api/index.ts')
  const failed = new Map<string, readonly string[]>()
  for await (const { id } of allSubmissions(store, { deliveries: 'failed' })) {
    const { deliveries = [] } = (await store.find(id)) ?? {}
    const dead = newestOf(deliveries).filter(({ state }) => state === 'dead')
    const on = channels.filter((name) => dead.some(({ channel }) => channel === name))
    if (on.length > 0) failed.set(id, on)
  }
  return failed
}
