import { Command } from 'commander'
import { CliError } from '../../cli-error.ts'
import type { DefineCommand } from '../../context.ts'
import { edit, idPattern, requireName, titleOf, toWrite } from '../edit.ts'

interface Options {
  readonly price: string
  readonly after?: string
}

export const addPlan: DefineCommand = (context) =>
  new Command('plan')
    .summary('add a plan with its price, its words and its page, in every language')
    .argument('<id>', 'the id of the plan, such as starter')
    .requiredOption('--price <amount>', 'its starting price as a number, such as 349 or 649.50')
    .option(
      '--after <plan>',
      'the plan below it, whose features it has too; otherwise the next in price',
    )
    .action(async (id: string, { price, after }: Options) => {
      requireName(id, idPattern, 'starter')
      requirePrice(price)
      const { addPlanTo } = await import('../../content/edit/plans.ts')
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
