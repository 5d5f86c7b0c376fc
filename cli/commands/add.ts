import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
import type { DefineCommand } from '../context.ts'
import { addLanguage } from './add/language.ts'
import { addSectionType } from './add/section-type.ts'
import { edit, idPattern, pageIdPattern, requireName, titleOf, toWrite } from './edit.ts'

export const add: DefineCommand = (context, exit) => {
  const parent = new Command('add').description('write something new in every language')
  for (const define of [
    addPage,
    addSection,
    addSectionType,
    addPlan,
    addQuestion,
    addLanguage,
  ] satisfies DefineCommand[])
    parent.addCommand(define(context, exit))
  return parent
}

interface NewPage {
  readonly title?: string
  readonly section: readonly string[]
  readonly menu: readonly string[]
}

const addPage: DefineCommand = (context) =>
  new Command('page')
    .description('write a page in every language of the site')
    .argument('<id>', 'its address without the language, such as about/team')
    .option('--title <text>', 'its title in the first language of the site')
    .option('--section <type...>', 'its sections, with a look, such as hero.title', [
      'text.statement',
    ])
    .option('--menu <name...>', 'menus that lead to it: header, drawer, a column of the footer', [])
    .action(async (id: string, { title, section, menu }: NewPage) => {
      requireName(id, pageIdPattern, 'about/team')
      const { addPageTo } = await import('../content/edit/pages.ts')
      await edit(context, (opened) => {
        addPageTo(opened, { id, title, types: section, menus: menu })
        return [toWrite]
      })
    })

interface Position {
  readonly after?: string
}

const addSection: DefineCommand = (context) =>
  new Command('section')
    .description('put a section on a page in every language')
    .argument('<page>', 'the id of the page, such as home')
    .argument('<type>', 'its type, with a look if not the first, such as text.statement')
    .option('--after <id>', 'the id of the section that it follows; otherwise it comes last')
    .action(async (page: string, type: string, { after }: Position) => {
      const { addSectionTo } = await import('../content/edit/sections.ts')
      await edit(context, (opened) => {
        addSectionTo(opened, page, { type, after })
        return [toWrite]
      })
    })

interface NewPlan extends Position {
  readonly price: string
}

const addPlan: DefineCommand = (context) =>
  new Command('plan')
    .description('add a plan with its price, its words and its page, in every language')
    .argument('<id>', 'the id of the plan, such as starter')
    .requiredOption('--price <amount>', 'its starting price as a number, such as 349 or 649.50')
    .option(
      '--after <plan>',
      'the plan below it, whose features it has too; otherwise the next in price',
    )
    .action(async (id: string, { price, after }: NewPlan) => {
      requireName(id, idPattern, 'starter')
      requirePrice(price)
      const { addPlanTo } = await import('../content/edit/plans.ts')
      await edit(context, (opened) => {
        const plan = { id, name: titleOf(id), price: Number(price), after }
        const below = addPlanTo(opened, plan)
        return [
          below === undefined
            ? `It is the smallest plan. If it has what another has: --after, or "includes" in ${context.content}/catalog.yaml.`
            : `It has every feature of "${below}". Name what it adds in ${context.content}/catalog.yaml, with "included: ${id}".`,
          toWrite,
        ]
      })
    })

function requirePrice(price: string): void {
  if (/^\d+(\.\d\d)?$/.test(price) && Number(price) > 0) return
  throw new CliError(
    `"${price}" is not an amount.`,
    'Write digits only, with a point before the cents: 1250 or 649.50.',
  )
}

const addQuestion: DefineCommand = (context) =>
  new Command('question')
    .description('add a question to a list of questions or to a quiz, in every language')
    .argument('<list>', 'the file with the questions, such as faqs/home or quizzes/audit')
    .argument('<id>', 'the name of the question, such as opening-hours')
    .option('--after <id>', 'the id of the question that it follows; otherwise it comes last')
    .action(async (list: string, id: string, { after }: Position) => {
      requireName(id, idPattern, 'opening-hours')
      const { addQuestionTo } = await import('../content/edit/sections.ts')
      await edit(context, (opened) => {
        addQuestionTo(opened, { list, id, after })
        return [toWrite]
      })
    })
