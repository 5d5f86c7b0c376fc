import { repeated } from '../check-texts.ts'
import { member } from './post-json.ts'

/** What a model writes: words in an order. What they count, and where the link leads, is ours. */
export interface Draft {
  readonly questions: readonly DraftQuestion[]
  readonly results: readonly DraftResult[]
}

export interface DraftQuestion {
  readonly type: 'multiple_choice' | 'scale'
  readonly text: string
  /** From weakest to strongest. */
  readonly answers: readonly string[]
  readonly keep_order: boolean
}

export interface DraftResult {
  readonly title: string
  readonly description: string
}

/** Closed, all required, no bounds and no recursion: what every provider takes. `readDraft` knows the bounds. */
export const draftSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['questions', 'results'],
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'text', 'answers', 'keep_order'],
        properties: {
          type: { type: 'string', enum: ['multiple_choice', 'scale'] },
          text: { type: 'string' },
          answers: { type: 'array', items: { type: 'string' } },
          keep_order: { type: 'boolean' },
        },
      },
    },
    results: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'description'],
        properties: { title: { type: 'string' }, description: { type: 'string' } },
      },
    },
  },
} as const

/** In characters. */
export const longest = { question: 170, answer: 110, title: 80, description: 800 }
export const answersOf = { multiple_choice: 4, scale: 5 }
export const resultCount = 4

export type ReadDraft = { readonly draft: Draft } | { readonly faults: readonly string[] }

/** Finds the draft in what a model said, which may have prose around it; says what is wrong with it. */
export function readDraft(text: string, questionCount: number): ReadDraft {
  const data = firstObject(text)
  if (data === undefined) return { faults: ['The answer holds no JSON object.'] }

  const questions = listOf(member(data, 'questions')).map(readQuestion)
  const results = listOf(member(data, 'results')).map(readResult)
  const faults = [
    ...(questions.length === questionCount ? [] : [`There are not ${questionCount} questions.`]),
    ...(results.length === resultCount ? [] : [`There are not ${resultCount} results.`]),
    ...questions.flatMap((question, index) => faultsOf(question, `Question ${index + 1}`)),
    ...results.flatMap(({ title, description }, index) => [
      ...tooLong(title, longest.title, `The title of result ${index + 1}`),
      ...tooLong(description, longest.description, `The description of result ${index + 1}`),
    ]),
  ]
  return faults.length > 0 ? { faults } : { draft: { questions, results } }
}

function faultsOf({ type, text, answers }: DraftQuestion, name: string): readonly string[] {
  return [
    ...tooLong(text, longest.question, name),
    ...(answers.length === answersOf[type] ? [] : [`${name} has not ${answersOf[type]} answers.`]),
    ...repeated(answers).map(() => `${name} has two answers that are the same.`),
    ...answers.flatMap((answer) => tooLong(answer, longest.answer, `An answer of ${name}`)),
  ]
}

const tooLong = (text: string, limit: number, name: string): readonly string[] => {
  if (text === '') return [`${name} is empty.`]
  return text.length > limit ? [`${name} is longer than ${limit} characters.`] : []
}

const readQuestion = (value: unknown): DraftQuestion => ({
  type: member(value, 'type') === 'scale' ? 'scale' : 'multiple_choice',
  text: textOf(member(value, 'text')),
  answers: listOf(member(value, 'answers')).map(textOf),
  keep_order: member(value, 'keep_order') === true,
})

const readResult = (value: unknown): DraftResult => ({
  title: textOf(member(value, 'title')),
  description: textOf(member(value, 'description')),
})

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** On one line but for line breaks, without what cannot be seen at its ends. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n+ ?/g, '\n')
        .trim()
    : ''

/** Everything between the first brace and the last. */
function firstObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
