import { Command } from 'commander'
import { contentOption } from '../../content/project.ts'
import type { DefineCommand } from '../../context.ts'
import { idPattern, nextStep, requireName } from './new-files.ts'

interface Options {
  readonly content: string
  readonly after?: string
}

export const addQuestion: DefineCommand = (context) =>
  new Command('question')
    .summary('add a question to a list of questions or to a quiz, in every language')
    .argument('<list>', 'the file with the questions, such as faqs/home or quizzes/audit')
    .argument('<id>', 'the name of the question, such as opening-hours')
    .option('--after <id>', 'the id of the question that it follows; otherwise it comes last')
    .option(...contentOption(context))
    .action(async (list: string, id: string, { content, after }: Options) => {
      requireName(id, idPattern, 'opening-hours')
      const { editContent } = await import('../../content/edit/edit-content.ts')
      const { addQuestionTo } = await import('../../content/edit/new-items.ts')
      const edit = await editContent(context, content)
      addQuestionTo(edit, { list, id, after })
      edit.save()
      context.stdout.write(nextStep)
    })
