import { Command } from 'commander'
import { contentOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'

interface Options {
  readonly content: string
  readonly to?: string
}

export const remove: DefineCommand = (context, exit) =>
  new Command('remove')
    .summary('take something out of every language')
    .addCommand(removePage(context, exit))

const removePage: DefineCommand = (context) =>
  new Command('page')
    .summary('remove a page in every language, with its menu entries, and redirect its addresses')
    .argument('<id>', 'the id of the page, such as about/team')
    .option('--to <page>', 'the page to redirect to; otherwise the one above it, or the home page')
    .option(...contentOption(context))
    .action(async (id: string, { content, to }: Options) => {
      const { editContent } = await import('../content/edit/edit-content.ts')
      const { removePageFrom } = await import('../content/edit/remove-page.ts')
      const edit = await editContent(context, content)
      const { target, links } = removePageFrom(edit, id, to)
      edit.save()
      context.stdout.write(`Its addresses lead to the page "${target}" now.\n`)
      for (const link of links) context.stdout.write(`Still leads to it: ${link}\n`)
      context.stdout.write('Next: npm run -s validate\n')
    })
