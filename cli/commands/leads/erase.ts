import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { tellRemains, withArchive } from './archive.ts'

interface Options {
  readonly yes: boolean
}

export const erase: DefineCommand = (context, exit) =>
  new Command('erase')
    .summary('erase everything of one person')
    .argument('<address>', 'their e-mail address')
    .option('--yes', 'erase; without it the submissions are only listed', false)
    .action((address: string, { yes }: Options) =>
      withArchive(context, { mayWrite: yes }, async ({ store, spool }, environment) => {
        const { erasePerson, findPerson, storeFile } = await import('#api/index.ts')
        const erasure = { store, spool, file: storeFile(environment, context.site), address }
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
          `Erased ${what}. Copies elsewhere, mail and webhooks that went out are yours to erase.\n`,
        )
        tellRemains(context, erased.unchanged, erased.isScrubbed)
        if (erased.unchanged.length > 0 || !erased.isScrubbed) exit(1)
      }),
    )
