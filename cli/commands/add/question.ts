import { Command } from 'commander'
import type { DefineCommand } from '../../context.ts'
import { edit, idPattern, requireName, toWrite } from '../edit.ts'

interface Options {
  readonly after?: string
}

export const addQuestion: DefineCommand = (context) =>
  new Command('question')
    .summary('add a question to a list of questions or to a quiz, in every language')
    .argument('<list>', 'the file with the questions, such as faqs/home or quizzes/audit')
    .argument('<id>', 'the name of the question, such as opening-hours')
    .option('--after <id>', 'the id of the question that it follows; otherwise it comes last')
    .action(async (list: string, id: string, { after }: Options) => {
      requireName(id, idPattern, 'opening-hours')
      const { addQuestionTo } = await import('../../content/edit/sections.ts')
      await edit(context, (opened) => {
        addQuestionTo(opened, { list, id, after })
        return [toWrite]
      })
    })
