import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { edit, toWrite } from '../edit.ts'

interface Options {
  readonly after?: string
}

export const addSection: DefineCommand = (context) =>
  new Command('section')
    .summary('put a section on a page in every language')
    .argument('<page>', 'the id of the page, such as home')
    .argument('<type>', 'its type, with a look if not the first, such as text.statement')
    .option('--after <id>', 'the id of the section that it follows; otherwise it comes last')
    .action(async (page: string, type: string, { after }: Options) => {
      const { addSectionTo } = await import('../../content/edit/sections.ts')
      await edit(context, (opened) => {
        addSectionTo(opened, page, { type, after })
        return [toWrite]
      })
    })
