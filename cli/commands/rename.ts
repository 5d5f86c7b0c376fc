import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { renamePage } from './rename/page.ts'

export const rename: DefineCommand = (context, exit) =>
  new Command('rename')
    .summary('give something another name in every language')
    .addCommand(renamePage(context, exit))
