import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const erase: DefineCommand = (context) =>
  new Command('erase')
    .summary('erase everything of one person')
    .argument('<address>', 'their e-mail address')
    .option('--yes', 'erase; without it the submissions are only listed', false)
    .action((address: string, { yes }: { readonly yes: boolean }) =>
      withArchive(context, { mayWrite: yes }, async ({ store, spool }) => {
        const { erasePerson, findPerson } = await import('#api/index.ts')
        const run = yes ? erasePerson : findPerson
        const { submissions, spooled } = await run({ store, spool, address })

        const what = `${submissions.length} submissions and ${spooled.length} in the spool`
        context.stdout.write(
          yes
            ? `Erased ${what}. Backups, mail and webhooks that went out are yours to erase.\n`
            : `There are ${what}: ${[...submissions, ...spooled].join(', ') || 'nothing'}. Erase them with --yes.\n`,
        )
      }),
    )
