import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { removePage } from './remove/page.ts'
import { removePlan } from './remove/plan.ts'

export const remove: DefineCommand = (context, exit) =>
  new Command('remove')
    .summary('take something out of every language')
    .addCommand(removePage(context, exit))
    .addCommand(removePlan(context, exit))
