import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { withArchive } from './archive.ts'

export const erase: DefineCommand = (context) =>
  new Command('erase')
    .description('erase everything of one person')
    .argument('<address>', 'their e-mail address')
    .option('--yes', 'erase; without it the submissions are only listed')
    .action((address: string, { yes }: { readonly yes?: boolean }) =>
      withArchive(context, yes ? 'write' : 'read', async (archive) => {
        const { erase, findPerson } = await import('#api/index.ts')
        const found = await findPerson(archive, address)
        if (!yes) {
          const names = found.map(({ id }) => id).join(', ')
          context.stdout.write(
            `There are ${found.length} submissions: ${names || 'nothing'}. Erase them with --yes.\n`,
          )
          return
        }
        await erase(archive, found)
        const where = archive.isServed
          ? 'the store; the server erases them from its journal within ten minutes'
          : 'journal and store'
        context.stdout.write(
          `Erased ${found.length} submissions from ${where}. They stay in backups until those are deleted; "leads restore" leaves them out. Mail and webhooks that went out are yours to erase.\n`,
        )
      }),
    )
