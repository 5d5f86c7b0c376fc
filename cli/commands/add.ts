import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { addLanguage } from './add/language.ts'
import { addPage } from './add/page.ts'
import { addRoute } from './add/route.ts'
import { addRule } from './add/rule.ts'
import { addSection } from './add/section.ts'

const commands: readonly DefineCommand[] = [addPage, addLanguage, addSection, addRule, addRoute]

export const add: DefineCommand = (context, exit) => {
  const parent = new Command('add').summary(
    'write the files of a new page, language, section, rule or route',
  )
  for (const define of commands) parent.addCommand(define(context, exit))
  return parent
}
