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
  const library = libraries.find(({ language }) => language === request.language)
  const faults: Fault[] = []
  const idOf = (path: string, found: string | undefined, message: string): string => {
    if (found === undefined) faults.push({ path, message })
    return found ?? ''
  }
  const byText = (options: readonly { id: string; text: string }[], text: string) =>
    options.find((option) => option.text === text)?.id
  const answersTo = (field: keyof QuizRequest) =>
    questions.find((question) => question.field === field)?.options ?? []

  const { category, tool_kind: kind } = request
  const main = categories.find(({ text }) => text === category.main)
  const subcategory = main?.subcategories.find(({ text }) => text === category.sub)
  const choices: Choices = {
    company: readableName(request.company_name) || (library?.frames.unnamed ?? ''),
    bank: subcategory
      ? idOf(
          '/target_audience',
          bankOf(subcategory, request, builder),
          'There is no such audience in this subcategory.',
        )
      : idOf(
          main ? '/category/sub' : '/category/main',
          undefined,
          main ? 'There is no such subcategory in this category.' : 'There is no such category.',
        ),
    problem: idOf(
      '/core_problem',
      byText(problems.options, request.core_problem),
      'There is no such core problem.',
    ),
    kind: idOf(
      kinds.options.some(({ code }) => code === kind.code) ? '/tool_kind/title' : '/tool_kind/code',
      kinds.options.find(({ code, title }) => code === kind.code && title === kind.title)?.code,
      'There is no tool of this kind.',
    ),
    output: idOf(
      '/desired_output',
      byText(answersTo('desired_output'), request.desired_output),
      'There is no such output.',
    ),
    call: idOf(
      '/final_cta',
      byText(answersTo('final_cta'), request.final_cta),
      'There is no such call to action.',
    ),
  }
  // A language may lack the bank of a trade.
  const isMade = library && (choices.bank === '' || Object.hasOwn(library.banks, choices.bank))
  if (!isMade) faults.push({ path: '/language', message: 'There are no quizzes in this language.' })
  return isMade && faults.length === 0 ? { choices, library: { ...library, builder } } : { faults }
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
    // Removes control, format (with bidi marks), private-use and unassigned characters. Joiners of emoji
    // stay.
    .replaceAll(/(?!\u200D)\p{C}/gu, ' ')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? shorten(plain) : ''
}

/** Cuts between words if possible, never inside a character. */
function shorten(name: string): string {
  if (name.length <= longest) return name

  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const fits = fitting(characters)
  const lastSpace = fits.lastIndexOf(' ')
  return `${(lastSpace > longest / 2 ? fits.slice(0, lastSpace) : fits).trimEnd()}…`
}

function fitting(characters: readonly string[]): string {
  let text = ''
  for (const character of characters) {
    if (text.length + character.length > longest) return text
    text += character
  }
  return text
}
