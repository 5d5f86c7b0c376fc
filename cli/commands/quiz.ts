import { Command, Option } from 'commander'
import type { Choices, QuizBanks, QuizLibrary } from '#api/index.ts'
import { checkBefore } from '../build/check-before.ts'
import { CliError } from '../cli-error.ts'
import { contentOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'
import { printQuiz } from '../report/quiz.ts'

interface Options extends Wanted {
  readonly content: string
  readonly random: boolean
  readonly format: 'pretty' | 'json'
  readonly lang?: string
}

export const quiz: DefineCommand = (context, exit) =>
  new Command('quiz')
    .summary('show the quiz that the tool builder makes of some answers')
    .option('--kind <letter>', 'the kind of tool, by its letter or title')
    .option('--problem <id>', 'the core problem, by its id or a part of its text')
    .option('--sub <id>', 'the subcategory, or one of its audiences')
    .option('--output <id>', 'the desired output')
    .option('--cta <id>', 'the call to action')
    .option('--company <name>', 'the company that the quiz is for', 'De Vries')
    .option('--lang <code>', 'the language of the quiz, instead of that of the tool builder')
    .option('--random', 'choose what is not named at random, instead of the first', false)
    .addOption(
      new Option('--format <name>', 'how to print it')
        .choices(['pretty', 'json'])
        .default('pretty'),
    )
    .option(...contentOption(context))
    .action(async ({ content, random, format, lang, ...wanted }: Options) => {
      const checked = await checkBefore(context, { content, exit })
      if (!checked) return

      const [{ emitData }, { readableName, writeQuiz }] = await Promise.all([
        import('#generator/index.ts'),
        import('#api/index.ts'),
      ])
      const { libraries } = emitData(checked.site, checked.memo).quizBanks
      const asked = askedIn(libraries)
      const library = libraryIn(libraries, lang ?? asked.language)
      let chance = random ? context.now().getTime() : 0
      const choices = choose(
        asked.builder,
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
      const { kind, sub, problem, output, cta } = optionsOf(asked.builder)
      const textOf = (options: QuizOptions['sub'], id: string) =>
        options.find((option) => option.id === id)?.text ?? id
      context.stdout.write(
        printQuiz({
          quiz: written,
          heading: `${textOf(kind, choices.kind)} for ${choices.company}`,
          choices: [
            textOf(sub, choices.bank),
            textOf(problem, choices.problem),
            textOf(output, choices.output),
            textOf(cta, choices.call),
          ],
          color: context.stdout.isTTY === true,
        }),
      )
    })

type Libraries = QuizBanks['libraries']
type Builder = NonNullable<QuizLibrary['builder']>

/** The first tool builder, and its language. */
function askedIn(libraries: Libraries): { readonly builder: Builder; readonly language: string } {
  for (const { builder, language } of libraries) if (builder) return { builder, language }
  throw new CliError(
    'This content has no tool builder.',
    'Add tool-builder.yaml, quiz-frames.yaml and quiz-banks/ to a language.',
  )
}

function libraryIn(libraries: Libraries, code: string): QuizLibrary {
  const library = libraries.find(({ language }) => language === code)
  if (library) return library
  const known = libraries.map(({ language }) => language)
  throw new CliError(`There are no quizzes in "${code}".`, `Choose one of: ${known.join(', ')}`)
}

/** The choices of an editor, each by id or by a part of its text. */
interface Wanted {
  readonly kind?: string
  readonly problem?: string
  readonly sub?: string
  readonly output?: string
  readonly cta?: string
  readonly company: string
}

interface Choice {
  readonly id: string
  readonly text: string
}

/** The available choices, by the name of the command's option. */
type QuizOptions = Readonly<
  Record<'kind' | 'problem' | 'sub' | 'output' | 'cta', readonly Choice[]>
>

/** The available choices of a tool builder. */
function optionsOf(builder: Builder): QuizOptions {
  const answersTo = (name: 'desired_output' | 'final_cta'): readonly Choice[] =>
    builder.questions.find(({ field }) => field === name)?.options ?? []

  return {
    kind: builder.kinds.options.map(({ code, title }): Choice => ({ id: code, text: title })),
    problem: builder.problems.options,
    sub: builder.categories.flatMap(({ subcategories }) => subcategories.flatMap(banksOf)),
    output: answersTo('desired_output'),
    cta: answersTo('final_cta'),
  }
}

type Subcategory = NonNullable<
  QuizLibrary['builder']
>['categories'][number]['subcategories'][number]

/** A subcategory has one bank, or one for each of its audiences. */
const banksOf = ({ id, text, audiences }: Subcategory): readonly Choice[] =>
  audiences?.options.map((audience) => ({ ...audience, text: `${text}: ${audience.text}` })) ?? [
    { id, text },
  ]

/** Finds the wanted choices; `pick` makes those that are left open. */
function choose(
  builder: Builder,
  wanted: Wanted,
  pick: (options: readonly Choice[]) => Choice | undefined,
): Choices {
  const options = optionsOf(builder)
  const find = (name: keyof typeof options) => {
    const words = wanted[name]
    const found = words === undefined ? pick(options[name]) : match(options[name], words)
    if (found) return found.id

    const known = options[name].map(({ id, text }) => `  ${id.padEnd(32)} ${text}`)
    throw new CliError(`There is no ${name} "${words}".`, `Choose one of:\n${known.join('\n')}`)
  }

  return {
    company: wanted.company,
    bank: find('sub'),
    problem: find('problem'),
    kind: find('kind'),
    output: find('output'),
    call: find('cta'),
  }
}

function match(options: readonly Choice[], words: string): Choice | undefined {
  const wanted = words.trim().toLowerCase()
  const test = (matches: (option: Choice) => boolean) => options.find(matches)
  return (
    test(({ id, text }) => [id.toLowerCase(), text.toLowerCase()].includes(wanted)) ??
    (wanted ? test(({ text }) => text.toLowerCase().includes(wanted)) : undefined)
  )
}
