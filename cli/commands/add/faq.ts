import { Command } from 'commander'
import { toRun } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { edit, idPattern, requireName, toWrite } from '../edit.ts'

interface Options {
  readonly page?: string
}

export const addFaq: DefineCommand = (context) =>
  new Command('faq')
    .summary('write a list of questions in every language')
    .argument('<name>', 'the name of the list, such as delivery')
    .option('--page <id>', 'the page to show it on; otherwise none shows it yet')
    .action(async (name: string, { page }: Options) => {
      requireName(name, idPattern, 'delivery')
      const { addFaqTo } = await import('../../content/edit/sections.ts')
      await edit(context, (opened) => {
        addFaqTo(opened, { name, page })
        const show = toRun(context, 'add section <page> faq')
        return [
          toWrite,
          ...(page === undefined ? [`To show it: ${show}, and "faq: ${name}".`] : []),
        ]
      })
    })
