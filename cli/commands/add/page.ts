import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { edit, pageIdPattern, requireName, toWrite } from '../edit.ts'

interface Options {
  readonly title?: string
  readonly section: readonly string[]
  readonly menu: readonly string[]
}

export const addPage: DefineCommand = (context) =>
  new Command('page')
    .summary('write a page in every language of the site')
    .argument('<id>', 'its address without the language, such as about/team')
    .option('--title <text>', 'its title in the first language of the site')
    .option('--section <type...>', 'its sections, with a look, such as hero.title', [
      'text.statement',
    ])
    .option('--menu <name...>', 'menus that lead to it: header, drawer, a column of the footer', [])
    .action(async (id: string, { title, section, menu }: Options) => {
      requireName(id, pageIdPattern, 'about/team')
      const { addPageTo } = await import('../../content/edit/pages.ts')
      await edit(context, (opened) => {
        addPageTo(opened, { id, title, types: section, menus: menu })
        return [toWrite]
      })
    })
