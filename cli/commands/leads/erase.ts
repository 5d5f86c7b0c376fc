import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

interface Options {
  readonly yes: boolean
}

export const erase: DefineCommand = (context, exit) =>
  new Command('erase')
    .summary('erase everything of one person')
    .argument('<address>', 'their e-mail address')
    .option('--yes', 'erase; without it the submissions are only listed', false)
    .action((address: string, { yes }: Options) =>
      withArchive(context, yes ? 'write' : 'read', async ({ store, spool }, environment) => {
        const { erasedFile, erasePerson, findPerson, storeFile } = await import('#api/index.ts')
        const place = [environment, context.site] as const
        const own = { store, spool, file: storeFile(...place), address }
        const erasure = { ...own, erased: erasedFile(...place) }
        const erased = yes ? await erasePerson(erasure) : undefined
        const { submissions, spooled, copies } = erased ?? (await findPerson(erasure))

        const inCopies = [...copies.values()].flat()
        const what = `${submissions.length} submissions, ${spooled.length} in the spool and ${inCopies.length} in backups and files moved aside`
        if (!erased) {
          const names = [...new Set([...submissions, ...spooled, ...inCopies])].join(', ')
          context.stdout.write(`There are ${what}: ${names || 'nothing'}. Erase them with --yes.\n`)
          return
        }
        context.stdout.write(
          `Erased ${submissions.length} submissions and ${spooled.length} in the spool. Copies elsewhere, mail and webhooks that went out are yours to erase.\n`,
        )
        for (const [copy, ids] of copies)
          context.stdout.write(
            `"${copy}" holds ${ids.length} of them until it is deleted; "leads restore" leaves them out.\n`,
          )
        if (erased.isScrubbed) return
        context.stdout.write(
          '✖ Another connection still reads the data, so that remains are left. Run this again later.\n',
        )
        exit(1)
      }),
    )
