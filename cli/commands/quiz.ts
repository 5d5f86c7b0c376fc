import { Command, Option } from 'commander'
import type { QuizBanks, QuizLibrary } from '#api/index.ts'
import { checkBefore } from '../build/check-before.ts'
import { CliError } from '../cli-error.ts'
import type { DefineCommand } from '../command.ts'
import { contentOption } from '../content/project.ts'
import { printQuiz } from '../report/quiz.ts'
import { choose, optionsOf, type QuizOptions, type Wanted } from './quiz-choices.ts'

interface Options extends Wanted {
  readonly content: string
  readonly random: boolean
  readonly format: 'pretty' | 'json'
}

export const quiz: DefineCommand = (context, end) =>
  new Command('quiz')
    .summary('show the quiz that the tool builder makes of some answers')
    .option('--kind <letter>', 'the kind of tool, by its letter or title')
    .option('--problem <id>', 'the core problem, by its id or a part of its text')
    .option('--sub <id>', 'the subcategory')
    .option('--output <id>', 'the desired output')
    .option('--cta <id>', 'the call to action')
    .option('--company <name>', 'the company that the quiz is for', 'De Vries')
    .option('--random', 'choose what is not named at random, instead of the first', false)
    .addOption(
      new Option('--format <name>', 'how to print it')
        .choices(['pretty', 'json'])
        .default('pretty'),
    )
    .option(...contentOption)
    .action(async ({ content, random, format, ...wanted }: Options) => {
      const checked = await checkBefore(context, { content, end })
      if (!checked) return

      const [{ emitData }, { readableName, writeQuiz }] = await Promise.all([
        import('#generator/index.ts'),
        import('#api/index.ts'),
      ])
      const library = firstLibrary(emitData(checked.site).get('data/quiz-banks.json'))
      let chance = random ? context.now().getTime() : 0
      const choices = choose(
        library,
        { ...wanted, company: readableName(wanted.company) || library.frames.unnamed },
        (options) => {
          const index = chance % options.length
          chance = Math.floor(chance / options.length)
          return options[index]
        },
      )
      const written = writeQuiz(library, choices)

      if (format === 'json') {
        context.stdout.write(`${JSON.stringify(written, undefined, 2)}\n`)
        return
      }
      const { kind, sub, problem, output, cta } = optionsOf(library)
      const textOf = (options: QuizOptions['sub'], id: string) =>
        options.find((option) => option.id === id)?.text ?? id
      context.stdout.write(
        printQuiz({
          quiz: written,
          heading: `${textOf(kind, choices.kind)} for ${choices.company}`,
          choices: [
            textOf(sub, choices.subcategory),
            textOf(problem, choices.problem),
            textOf(output, choices.output),
            textOf(cta, choices.call),
          ],
          color: context.stdout.isTTY === true,
        }),
      )
    })

/** The schemas in `schema/data/` say what the generator emits; a test keeps it to them. */
function firstLibrary(emitted: unknown): QuizLibrary {
  const [library] = (emitted as QuizBanks).libraries
  if (library) return library
  throw new CliError(
    'This content has no tool builder.',
    'Add tool-builder.yaml, quiz-frames.yaml and quiz-banks/ to a language.',
  )
}
