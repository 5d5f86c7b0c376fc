import { Command } from 'commander'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, nextStep, requireName } from './new-files.ts'

interface Options {
  readonly content: string
  readonly id?: string
  readonly after?: string
}

export const addSection: DefineCommand = (context) =>
  new Command('section')
    .summary('put a section on a page in every language')
    .argument('<page>', 'the id of the page, such as home')
    .argument(
      '<type>',
      'the type of the section, with a look if not its first, such as text.statement',
    )
    .option('--after <id>', 'the id of the section that it follows; otherwise it comes last')
    .option('--id <id>', 'the id of the section; otherwise its type')
    .option(...contentOption(context))
    .action(async (page: string, type: string, { content, id, after }: Options) => {
      if (id !== undefined) requireName(id, idPattern, 'opening-hours')
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { addSectionTo } = await import('../../content/edit/new-sections.ts')
      const edit = await editContent(context, content)
      addSectionTo(edit, page, { type, id, after })
      edit.save()
      context.stdout.write(nextStep)
    })
