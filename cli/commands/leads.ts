import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { backup } from './leads/backup.ts'
import { deliver } from './leads/deliver.ts'
import { erase } from './leads/erase.ts'
import { exportLeads } from './leads/export.ts'
import { list } from './leads/list.ts'
import { restore } from './leads/restore.ts'
import { show } from './leads/show.ts'
import { verify } from './leads/verify.ts'

const commands: readonly DefineCommand[] = [
  list,
  show,
  exportLeads,
  deliver,
  erase,
  backup,
  restore,
  verify,
]

export const leads: DefineCommand = (context, exit) => {
  const parent = new Command('leads').description(
    'what visitors sent: list, show, export, erase, back up',
  )
  for (const define of commands) parent.addCommand(define(context, exit))
  return parent
}
