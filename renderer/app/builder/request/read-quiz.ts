import type { GeneratedQuiz } from '#site/types.ts'

type Fields = Readonly<Record<string, unknown>>

/** More than any quiz has; keeps what a stranger made from filling the page. */
const longest = { list: 50, text: 4000 }

/** The quiz in a value from elsewhere, with nothing but what it needs; undefined where there is none. */
export function readQuiz(value: unknown): GeneratedQuiz | undefined {
  if (!isRecord(value)) return undefined
  const questions = list(value['questions'], readQuestion)
  const rubric = list(value['scoring_rubric'], readRubric)
  const results = list(value['result_categories'], readResult)
  const action = readAction(value['final_cta'])

  if (!questions?.length || !areNamed(questions) || !rubric || !results || !action) return undefined
  return { questions, scoring_rubric: rubric, result_categories: results, final_cta: action }
}

function readQuestion(value: Fields) {
  const { id, question_text, options } = value
  const read = list(options, readOption)
  return isText(id) && isText(question_text) && read?.length && areNamed(read)
    ? { id, question_text, options: read }
    : undefined
}

const readOption = ({ id, text }: Fields) => (isText(id) && isText(text) ? { id, text } : undefined)

function readRubric({ question_id, scores }: Fields) {
  if (!isText(question_id) || !isRecord(scores)) return undefined
  const entries = Object.entries(scores).flatMap(([id, score]): [string, number][] =>
    isNumber(score) ? [[id, score]] : [],
  )
  return { question_id, scores: Object.fromEntries(entries.slice(0, longest.list)) }
}

function readResult({ min_score, max_score, title, description }: Fields) {
  return isNumber(min_score) && isNumber(max_score) && isText(title) && isText(description)
    ? { min_score, max_score, title, description }
    : undefined
}

function readAction(value: unknown) {
  if (!isRecord(value)) return undefined
  const { text, link } = value
  return isText(text) && isText(link) && isAddress(link) ? { text, link } : undefined
}

/** Every item as read; undefined where one cannot be, or there are too many. */
function list<T>(value: unknown, read: (item: Fields) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > longest.list) return undefined
  const items = value.flatMap((item: unknown) => (isRecord(item) ? (read(item) ?? []) : []))
  return items.length === value.length ? items : undefined
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether each has a name of its own. */
const areNamed = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest.text

/** Somewhere a link may lead: never a script. */
const isAddress = (link: string) => /^(https?:|mailto:|tel:|[/#?])/i.test(link)
