import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { addFaq } from './add/faq.ts'
import { addLanguage } from './add/language.ts'
import { addPage } from './add/page.ts'
import { addPlan } from './add/plan.ts'
import { addQuestion } from './add/question.ts'
import { addRedirect } from './add/redirect.ts'
import { addSection } from './add/section.ts'
import { addSectionType } from './add/section-type.ts'

const commands: readonly DefineCommand[] = [
  addPage,
  addSection,
  addSectionType,
  addPlan,
  addFaq,
  addQuestion,
  addRedirect,
  addLanguage,
]

export const add: DefineCommand = (context, exit) => {
  const parent = new Command('add').summary('write something new in every language')
  for (const define of commands) parent.addCommand(define(context, exit))
  return parent
}
