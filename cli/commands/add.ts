import { Command } from 'commander'
import type { DefineCommand } from '../context.ts'
import { addRoute } from './add/code/route.ts'
import { addRule } from './add/code/rule.ts'
import { addFaq } from './add/faq.ts'
import { addLanguage } from './add/language.ts'
import { addPage } from './add/page.ts'
import { addPlan } from './add/plan.ts'
import { addQuestion } from './add/question.ts'
import { addRedirect } from './add/redirect.ts'
import { addSection } from './add/section.ts'
import { addSectionType } from './add/section-type.ts'
import { addStatistic } from './add/statistic.ts'

const commands: readonly DefineCommand[] = [
  addPage,
  addSection,
  addSectionType,
  addPlan,
  addFaq,
  addQuestion,
  addStatistic,
  addRedirect,
  addLanguage,
]

/** What adds code to Diptych itself. */
const ofCode: readonly DefineCommand[] = [addRule, addRoute]

/** A package is JavaScript: it has no sources to which code could be added. */
const isPackage = import.meta.url.endsWith('.js')

export const add: DefineCommand = (context, exit) => {
  const parent = new Command('add').summary(
    'write something new in every language, or the files of new code',
  )
  for (const define of isPackage ? commands : [...commands, ...ofCode])
    parent.addCommand(define(context, exit))
  return parent
}
