import type { QuizLibrary, QuizRequest, ToolBuilderContent, ToolSubcategory } from '#site/types.ts'

/** A request resolved against a library: the chosen items by id. */
export interface Choices {
  readonly company: string
  /** That of the chosen audience, or of the subcategory. */
  readonly bank: string
  readonly problem: string
  readonly kind: string
  readonly output: string
  readonly call: string
}

/** An answer that the tool builder does not offer. */
export interface Fault {
  /** JSON pointer into the request. */
  readonly path: string
  readonly message: string
}

/** The library of the quiz's language, with the tool builder that the answers were given to, maybe another's. */
export interface ChosenLibrary extends QuizLibrary {
  readonly builder: ToolBuilderContent
}

type Resolved =
  | { readonly choices: Choices; readonly library: ChosenLibrary }
  | { readonly faults: readonly Fault[] }

/** Finds the tool builder that has the request's answers, and resolves them to items of the asked language. */
export function resolveRequest(libraries: readonly QuizLibrary[], request: QuizRequest): Resolved {
  const tried = libraries.flatMap(({ builder, language }) =>
    builder ? [resolveIn(builder, libraries, { language, ...request })] : [],
  )
  return (
    tried.find((resolved) => 'choices' in resolved) ??
    tried[0] ?? { faults: [{ path: '', message: 'No quizzes are made here.' }] }
  )
}

function resolveIn(
  builder: ToolBuilderContent,
  libraries: readonly QuizLibrary[],
  request: QuizRequest,
): Resolved {
  const { categories, problems, kinds, questions } = builder
  const { category, tool_kind: wanted } = request
  const library = libraries.find(({ language }) => language === request.language)
  const main = categories.find(({ text }) => text === category.main)
  const sub = main?.subcategories.find(({ text }) => text === category.sub)
  const bank = sub && bankOf(sub, request, builder)
  const problem = problems.options.find(({ text }) => text === request.core_problem)?.id
  const kind = kinds.options.find(({ code }) => code === wanted.code)
  const answerTo = (field: 'desired_output' | 'final_cta') =>
    questions
      .find((question) => question.field === field)
      ?.options.find(({ text }) => text === request[field])?.id
  const [output, call] = [answerTo('desired_output'), answerTo('final_cta')]
  // A language may lack the bank of a trade.
  const isMade = library && (bank === undefined || Object.hasOwn(library.banks, bank))
  const isTitled = kind?.title === wanted.title

  if (isMade && isTitled && bank && problem && output && call) {
    const company = readableName(request.company_name) || library.frames.unnamed
    const choices = { company, bank, problem, kind: kind.code, output, call }
    return { choices, library: { ...library, builder } }
  }
  const checks: readonly (readonly [isRight: unknown, path: string, message: string])[] = [
    [main, '/category/main', 'There is no such category.'],
    [!main || sub, '/category/sub', 'There is no such subcategory in this category.'],
    [!sub || bank, '/target_audience', 'There is no such audience in this subcategory.'],
    [problem, '/core_problem', 'There is no such core problem.'],
    [kind, '/tool_kind/code', 'There is no tool of this kind.'],
    [!kind || isTitled, '/tool_kind/title', 'There is no tool of this kind.'],
    [output, '/desired_output', 'There is no such output.'],
    [call, '/final_cta', 'There is no such call to action.'],
    [isMade, '/language', 'There are no quizzes in this language.'],
  ]
  return { faults: checks.flatMap(([is, path, message]) => (is ? [] : [{ path, message }])) }
}

/** A request that names no audience gets the first. */
function bankOf(
  { id, audiences }: ToolSubcategory,
  { target_audience: text }: QuizRequest,
  builder: ToolBuilderContent,
): string | undefined {
  if (!audiences) return id
  const { options } = audiences
  if (text === builder.request.target_audience) return options[0]?.id
  return options.find((option) => option.text === text)?.id
}

/** Maximum length of a company's name in a sentence, in characters. */
const longest = 60

/**
 * Cleans a company's name for use in a sentence: plain characters, no markup, no URL scheme, limited
 * length. Empty if nothing readable remains.
 */
export function readableName(raw: string): string {
  const plain = raw
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>{}\uFFFD]/g, ' ')
    // Control, format (with bidi marks), private-use and unassigned characters. Joiners of emoji stay.
    .replaceAll(/(?!\u200D)\p{C}/gu, ' ')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? shorten(plain) : ''
}

/** Never inside a character. */
function shorten(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  return characters.length <= longest ? name : `${characters.slice(0, longest).join('').trimEnd()}…`
}
