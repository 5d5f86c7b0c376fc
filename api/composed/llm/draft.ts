import type { QuizDraft } from '#site/types.ts'
import type { SchemaError, Validate } from '../../errors/validate.ts'
import { repeated } from '../check-texts.ts'
import type { Asked } from '../compose/plan.ts'

/** The format of a model's answer: `schema/api/quiz-draft.schema.json` and its validator. */
export interface DraftFormat {
  readonly schema: unknown
  readonly validate: Validate
}

type ReadDraft = { readonly draft: QuizDraft } | { readonly faults: readonly string[] }

/**
 * Reads the draft of some questions from a model's answer, which may have prose around it, or returns
 * its faults.
 */
export function readDraft(text: string, wanted: readonly Asked[], validate: Validate): ReadDraft {
  const data = parseObject(text)
  if (data === undefined) return { faults: ['The answer contains no JSON object.'] }
  if (!isDraft(data, validate)) return { faults: (validate.errors ?? []).map(toFault) }

  const faults = [
    ...(data.questions.length === wanted.length
      ? []
      : [`There are not ${wanted.length} questions.`]),
    ...data.questions.flatMap((question, index) => {
      const asked = wanted[index]
      return asked ? [...faultsOf(question, asked, `/questions/${index}`)] : []
    }),
  ]
  return faults.length > 0 ? { faults } : { draft: data }
}

export const isDraft = (data: unknown, validate: Validate): data is QuizDraft => validate(data)

/** The type of the question that a draft should have in a place. */
export const typeOf = ({ chooses }: Asked): QuizDraft['questions'][number]['type'] =>
  chooses === undefined ? 'scale' : 'multiple_choice'

/** Compares a question with what is asked in its place. */
function* faultsOf(
  { type, answers }: QuizDraft['questions'][number],
  asked: Asked,
  place: string,
): Generator<string> {
  const wanted = typeOf(asked)
  if (type !== wanted) yield `${place} is not of the type "${wanted}".`
  yield* repeated(answers.map(({ text }) => text)).map(
    (answer) => `${place} has the answer "${answer}" twice.`,
  )
  const isChoice = asked.chooses === 'choice'
  for (const [index, { advice, stay, change }] of answers.entries()) {
    const isBest = wanted === 'scale' && index === answers.length - 1
    const at = `${place}/answers/${index}`
    if ((advice !== '') !== (!isBest && !isChoice))
      yield advice === '' ? `${at} has no advice.` : `${at} has advice and should have none.`
    if ((stay !== '') !== isChoice || (change !== '') !== isChoice)
      yield isChoice ? `${at} lacks stay or change.` : `${at} has stay or change.`
  }
}

/** One sentence for the model: the path in its answer, and the fault. */
function toFault({ instancePath, message, params }: SchemaError): string {
  const { additionalProperty, allowedValues } = params
  const detail = additionalProperty ?? allowedValues
  const place = instancePath || 'The answer'
  return `${place} ${message}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}.`
}

/** Parses from the first brace to the last. Normalizes white space in texts to single spaces and line breaks. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(
      text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
      (_key, value: unknown) => (typeof value === 'string' ? collapseSpaces(value) : value),
    )
  } catch {
    return undefined
  }
}

const collapseSpaces = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n+ ?/g, '\n')
    .trim()

/**
 * The JSON Schema keywords that every provider supports: closed objects, all keys required, no bounds, no
 * conditions.
 */
const providerKeywords: readonly string[] = [
  'type',
  'enum',
  'additionalProperties',
  'required',
  'properties',
  'items',
]

/** Reduces a schema to the keywords that every provider supports. The prompt states the bounds. */
export function providerSchema(schema: unknown): object {
  const kept = Object.entries(Object(schema)).filter(([key]) => providerKeywords.includes(key))
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'items') return [key, providerSchema(value)]
      if (key !== 'properties') return [key, value]
      const properties = Object.entries(Object(value))
      return [
        key,
        Object.fromEntries(properties.map(([name, node]) => [name, providerSchema(node)])),
      ]
    }),
  )
}
