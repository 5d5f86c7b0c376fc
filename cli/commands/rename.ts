import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { edit, pageIdPattern, requireName } from './edit.ts'

export const rename: DefineCommand = (context, exit) =>
  new Command('rename')
    .description('give a page another name in every language')
    .addCommand(renamePage(context, exit))

const renamePage: DefineCommand = (context) =>
  new Command('page')
    .description(
      'give a page another id and address in every language, and redirect the old addresses',
    )
    .argument('<id>', 'the id of the page, such as about')
    .argument('<new-id>', 'its new id, such as about/team')
    .action(async (id: string, to: string) => {
      requireName(to, pageIdPattern, 'about/team')
      const { renamePageTo } = await import('../content/edit/pages.ts')
      await edit(context, (opened) =>
        renamePageTo(opened, id, to).map((page) => `Stays where it is: ${page}`),
      )
    })
