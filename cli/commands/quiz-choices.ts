import type { Choices, QuizLibrary } from '#api/index.ts'
import { CliError } from '../cli-error.ts'

/** What an editor asks for, each by id or by a part of its text. */
export interface Wanted {
  readonly kind?: string
  readonly problem?: string
  readonly sub?: string
  readonly output?: string
  readonly cta?: string
  readonly company: string
}

interface Option {
  readonly id: string
  readonly text: string
}

/** What may be chosen, by the name of the option of the command. */
export type QuizOptions = Readonly<
  Record<'kind' | 'problem' | 'sub' | 'output' | 'cta', readonly Option[]>
>

/** What a quiz of the tool builder is chosen by. */
export function optionsOf({ builder }: QuizLibrary): QuizOptions {
  const answersTo = (name: 'desired_output' | 'final_cta'): readonly Option[] =>
    builder.questions.find(({ field }) => field === name)?.options ?? []

  return {
    kind: builder.kinds.options.map(({ code, title }): Option => ({ id: code, text: title })),
    problem: builder.problems.options,
    sub: builder.categories.flatMap(({ subcategories }): readonly Option[] => subcategories),
    output: answersTo('desired_output'),
    cta: answersTo('final_cta'),
  }
}

/** Finds what is wanted; where nothing is said, `pick` chooses. */
export function choose(
  library: QuizLibrary,
  wanted: Wanted,
  pick: (options: readonly Option[]) => Option | undefined,
): Choices {
  const options = optionsOf(library)
  const find = (name: keyof typeof options) => {
    const words = wanted[name]
    const found = words === undefined ? pick(options[name]) : match(options[name], words)
    if (found) return found.id

    const known = options[name].map(({ id, text }) => `  ${id.padEnd(32)} ${text}`)
    throw new CliError(`There is no ${name} "${words}".`, `Choose one of:\n${known.join('\n')}`)
  }

  return {
    company: wanted.company,
    subcategory: find('sub'),
    problem: find('problem'),
    kind: find('kind'),
    output: find('output'),
    call: find('cta'),
  }
}

function match(options: readonly Option[], words: string): Option | undefined {
  const wanted = words.trim().toLowerCase()
  const test = (matches: (option: Option) => boolean) => options.find(matches)
  return (
    test(({ id, text }) => [id.toLowerCase(), text.toLowerCase()].includes(wanted)) ??
    (wanted ? test(({ text }) => text.toLowerCase().includes(wanted)) : undefined)
  )
}
