import { Command } from 'commander'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { nextStep } from '../add/new-files.ts'

interface Options {
  readonly content: string
  readonly to?: string
}

export const removePlan: DefineCommand = (context) =>
  new Command('plan')
    .summary(
      'remove a plan with its price, words and page; texts that name it wait for other words',
    )
    .argument('<id>', 'the id of the plan, such as starter')
    .option('--to <page>', 'the page to redirect to; otherwise the one above it, or the home page')
    .option(...contentOption(context))
    .action(async (id: string, { content, to }: Options) => {
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { removePlanFrom } = await import('../../content/edit/plans/remove-plan.ts')
      const edit = await editContent(context, content)
      const { target, waiting } = removePlanFrom(edit, id, to)
      edit.save()
      if (target !== undefined) {
        context.stdout.write(`The addresses of its page lead to "${target}" now.\n`)
      }
      context.stdout.write(waiting > 0 ? nextStep : 'Next: npm run -s validate\n')
    })
