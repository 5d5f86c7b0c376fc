import type { GeneratedQuiz } from '#site/types.ts'

/** Limits for quizzes from other sources: more than any quiz of ours has. */
const longest = { list: 50, text: 4000 }

type Guard<T> = (value: unknown) => value is T
type Guards = Readonly<Record<string, Guard<unknown>>>
type Guarded<All extends Guards> = {
  [Key in keyof All]: All[Key] extends Guard<infer T> ? T : never
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest.text

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const oneOf =
  <const T>(...all: readonly T[]) =>
  (value: unknown): value is T =>
    all.some((each) => each === value)

const listOf =
  <T>(is: Guard<T>) =>
  (value: unknown): value is [T, ...T[]] =>
    Array.isArray(value) && value.length > 0 && value.length <= longest.list && value.every(is)

/** A list in which no two items have one id. */
const namedListOf =
  <T extends { readonly id: string }>(is: Guard<T>) =>
  (value: unknown): value is [T, ...T[]] =>
    listOf(is)(value) && new Set(value.map(({ id }) => id)).size === value.length

/** An object with values that are required, and others that may be missing. */
const shape =
  <Required extends Guards, Optional extends Guards = Record<never, never>>(
    required: Required,
    optional?: Optional,
  ) =>
  (value: unknown): value is Guarded<Required> & Partial<Guarded<Optional>> =>
    isRecord(value) &&
    Object.entries(required).every(([key, is]) => is(value[key])) &&
    Object.entries(optional ?? {}).every(([key, is]) => !(key in value) || is(value[key]))

const isOption = shape(
  { id: isText, text: isText },
  {
    advice: isText,
    urgent: oneOf(true),
    helpline: isText,
    outlook: shape({ stay: isText, change: isText }),
  },
)

const isQuestion = shape(
  { id: isText, question_text: isText, options: namedListOf(isOption) },
  {
    name: isText,
    chooses: oneOf('goal', 'solution', 'choice', 'obstacle'),
    norm: shape({ text: isText, source: isText, met: listOf(isText) }),
  },
)

const areScores = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber)

/** `javascript:` is no address. */
const isAddress = (value: unknown): value is string =>
  isText(value) && /^(https?:|mailto:|tel:|[/#?])/i.test(value)

const isQuiz = shape(
  {
    questions: namedListOf(isQuestion),
    scoring_rubric: listOf(shape({ question_id: isText, scores: areScores })),
    result_categories: listOf(
      shape(
        { min_score: isNumber, max_score: isNumber, title: isText, description: isText },
        { text: isText, step: isText },
      ),
    ),
    final_cta: shape({ text: isText, link: isAddress }),
  },
  {
    language: isText,
    presentation: shape(
      {
        kind: oneOf('A', 'B', 'C', 'D', 'E'),
        output: oneOf('score-analysis', 'starter-kit', 'strategic-advice', 'current-approach'),
        title: isText,
        intro: isText,
        keep: isText,
      },
      { notice: isText },
    ),
  },
)

/** Validates a quiz from another source; undefined if it is invalid. */
export function readQuiz(value: unknown): GeneratedQuiz | undefined {
  if (!isQuiz(value)) return undefined
  // An answer that should end the quiz and names nobody to call: the quiz is not played.
  const isAlone = value.questions.some(({ options }) =>
    options.some(({ urgent, helpline }) => urgent && !helpline),
  )
  return isAlone ? undefined : value
}
