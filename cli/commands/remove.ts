import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { edit } from './edit.ts'

interface Options {
  readonly to?: string
}

export const remove: DefineCommand = (context, exit) =>
  new Command('remove')
    .description('take a page out of every language')
    .addCommand(removePage(context, exit))

const removePage: DefineCommand = (context) =>
  new Command('page')
    .description(
      'remove a page in every language, with its menu entries, and redirect its addresses',
    )
    .argument('<id>', 'the id of the page, such as about/team')
    .option('--to <page>', 'the page to redirect to; otherwise the one above it, or the home page')
    .action(async (id: string, { to }: Options) => {
      const { removePageFrom } = await import('../content/edit/pages.ts')
      await edit(context, (opened) => {
        const { target, links } = removePageFrom(opened, id, to)
        return [
          `Its addresses lead to the page "${target}" now.`,
          ...links.map((link) => `Still leads to it: ${link}`),
        ]
      })
    })
