import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { edit } from '../edit.ts'

export const addRedirect: DefineCommand = (context) =>
  new Command('redirect')
    .summary('lead an old address to a page, in every language')
    .argument('<address>', 'the old address without the site, such as /old-workshop')
    .argument('<page>', 'the id of the page to go to, such as workshop')
    .action(async (address: string, page: string) => {
      if (!/^\/[^\s*#?]*\*?$/.test(address)) {
        throw new CliError(
          `"${address}" is not an address of the site.`,
          'Write it with / in front and without the name of the site, such as /old-workshop.',
        )
      }
      const { addRedirectsTo } = await import('../../content/edit/redirects.ts')
      await edit(context, (opened) => {
        addRedirectsTo(opened, address, page)
        return []
      })
    })
