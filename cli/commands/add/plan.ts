import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, nextStep, requireName, titleOf } from './new-files.ts'

interface Options {
  readonly content: string
  readonly price: string
  readonly name?: string
  readonly menu: readonly string[]
}

export const addPlan: DefineCommand = (context) =>
  new Command('plan')
    .summary('add a plan with its price, its words and its page, in every language')
    .argument('<id>', 'the id of the plan, such as starter')
    .requiredOption('--price <amount>', 'its starting price as a number, such as 349 or 649.50')
    .option('--name <text>', 'its name; made from the id otherwise')
    .option('--menu <name...>', 'the menus that lead to its page', [])
    .option(...contentOption(context))
    .action(async (id: string, { content, price, name = titleOf(id), menu }: Options) => {
      requireName(id, idPattern, 'starter')
      requirePrice(price)
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { addPlanTo } = await import('../../content/edit/new-plan.ts')
      const edit = await editContent(context, content)
      const { listing } = addPlanTo(edit, { id, name, price: Number(price), menus: menu })
      edit.save()
      for (const place of listing) context.stdout.write(`Names all other plans: ${place}\n`)
      context.stdout.write(nextStep)
    })

function requirePrice(price: string): void {
  if (/^\d+(\.\d\d)?$/.test(price) && Number(price) > 0) return
  throw new CliError(
    `"${price}" is not an amount.`,
    'Write digits only, with a point before the cents: 1250 or 649.50.',
  )
}
