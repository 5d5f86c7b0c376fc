import { Command } from 'commander'
import { contentOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'
import { pageIdPattern, requireName } from './add/new-files.ts'

export const rename: DefineCommand = (context, exit) =>
  new Command('rename')
    .summary('give something another name in every language')
    .addCommand(renamePage(context, exit))

const renamePage: DefineCommand = (context) =>
  new Command('page')
    .summary('give a page another id and address in every language, and redirect the old addresses')
    .argument('<id>', 'the id of the page, such as about')
    .argument('<new-id>', 'its new id, such as about/team')
    .option(...contentOption(context))
    .action(async (id: string, to: string, { content }: { readonly content: string }) => {
      requireName(to, pageIdPattern, 'about/team')
      const { editContent } = await import('../content/edit/edit-content.ts')
      const { renamePageTo } = await import('../content/edit/rename-page.ts')
      const edit = await editContent(context, content)
      const { below } = renamePageTo(edit, id, to)
      edit.save()
      for (const page of below) context.stdout.write(`Stays where it is: ${page}\n`)
      context.stdout.write('Next: npm run -s validate\n')
    })
