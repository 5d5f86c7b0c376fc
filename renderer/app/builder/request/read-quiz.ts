import type { GeneratedQuiz } from '#site/types.ts'

type Fields = Readonly<Record<string, unknown>>

/** Limits for quizzes from other sources: more than any quiz of ours has. */
const longest = { list: 50, text: 4000 }

/** Validates a quiz from another source and drops unknown keys; undefined if it is invalid. */
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

/** Reads every item; undefined if one is invalid or there are too many. */
function list<T>(value: unknown, read: (item: Fields) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > longest.list) return undefined
  const items = value.flatMap((item: unknown) => (isRecord(item) ? (read(item) ?? []) : []))
  return items.length === value.length ? items : undefined
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the ids are unique. */
const areNamed = (items: readonly { readonly id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest.text

/** Whether a link is safe: `javascript:` is not. */
const isAddress = (link: string) => /^(https?:|mailto:|tel:|[/#?])/i.test(link)
