import { Command } from 'commander'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, nextStep, requireName } from './new-files.ts'

interface Options {
  readonly content: string
  readonly page?: string
  readonly after?: string
}

export const addFaq: DefineCommand = (context) =>
  new Command('faq')
    .summary('write a list of questions in every language')
    .argument('<name>', 'the name of the list, such as delivery')
    .option('--page <id>', 'the page to show it on')
    .option('--after <id>', 'the id of the section that it follows there')
    .option(...contentOption(context))
    .action(async (name: string, { content, page, after }: Options) => {
      requireName(name, idPattern, 'delivery')
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { addFaqTo } = await import('../../content/edit/new-items.ts')
      const edit = await editContent(context, content)
      addFaqTo(edit, { name, page, after })
      edit.save()
      context.stdout.write(
        page === undefined
          ? `To show the list on a page: npm run -s diptych -- add section <page> faq, then "faq: ${name}".\n`
          : '',
      )
      context.stdout.write(nextStep)
    })
