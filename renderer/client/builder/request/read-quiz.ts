import type {
  GeneratedNorm,
  GeneratedOption,
  GeneratedPresentation,
  GeneratedQuiz,
} from '#site/types.ts'

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
  const presentation = readPresentation(value['presentation'])
  const { language } = value
  return {
    ...(isText(language) && { language }),
    questions,
    scoring_rubric: rubric,
    result_categories: results,
    final_cta: action,
    ...(presentation && { presentation }),
  }
}

function readQuestion({ id, question_text, options, name, chooses, norm }: Fields) {
  const read = list(options, readOption)
  if (!isText(id) || !isText(question_text) || !read?.length || !areNamed(read)) return undefined
  const kind = choices.find((each) => each === chooses)
  const readNormOf = isRecord(norm) ? readNorm(norm) : undefined
  return {
    id,
    question_text,
    options: read,
    ...(isText(name) && { name }),
    ...(kind && { chooses: kind }),
    ...(readNormOf && { norm: readNormOf }),
  }
}

function readOption(value: Fields): GeneratedOption | undefined {
  const { id, text, advice, urgent, helpline, outlook } = value
  if (!isText(id) || !isText(text)) return undefined
  // An answer that should end the quiz and names nobody to call: the quiz is not played.
  if (urgent) return isText(helpline) ? { id, text, urgent: true, helpline } : undefined
  const read = isRecord(outlook) ? readOutlook(outlook) : undefined
  return {
    id,
    text,
    ...(isText(advice) && { advice }),
    ...(read && { outlook: read }),
  }
}

const choices = ['goal', 'solution', 'choice', 'obstacle'] as const
const kinds = ['A', 'B', 'C', 'D', 'E'] as const
const outputs = ['score-analysis', 'starter-kit', 'strategic-advice', 'current-approach'] as const

function readNorm({ text, source, met }: Fields): GeneratedNorm | undefined {
  if (!isText(text) || !isText(source) || !Array.isArray(met)) return undefined
  const [first, ...others] = met.filter(isText).slice(0, longest.list)
  return first === undefined ? undefined : { text, source, met: [first, ...others] }
}

const readOutlook = ({ stay, change }: Fields) =>
  isText(stay) && isText(change) ? { stay, change } : undefined

/** How the result is shown. An unknown kind or output leaves the quiz with the result of its range. */
function readPresentation(value: unknown): GeneratedPresentation | undefined {
  if (!isRecord(value)) return undefined
  const { title, intro, notice, keep } = value
  const kind = kinds.find((each) => each === value['kind'])
  const output = outputs.find((each) => each === value['output'])
  if (!kind || !output || !isText(title) || !isText(intro) || !isText(keep)) return undefined
  return { kind, output, title, intro, keep, ...(isText(notice) && { notice }) }
}

function readRubric({ question_id, scores }: Fields) {
  if (!isText(question_id) || !isRecord(scores)) return undefined
  const entries = Object.entries(scores).flatMap(([id, score]): [string, number][] =>
    isNumber(score) ? [[id, score]] : [],
  )
  return { question_id, scores: Object.fromEntries(entries.slice(0, longest.list)) }
}

function readResult({ min_score, max_score, title, description, text, step }: Fields) {
  return isNumber(min_score) && isNumber(max_score) && isText(title) && isText(description)
    ? {
        ...{ min_score, max_score, title, description },
        ...(isText(text) && { text }),
        ...(isText(step) && { step }),
      }
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
