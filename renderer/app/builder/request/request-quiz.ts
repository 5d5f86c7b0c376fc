import type { GeneratedQuiz, QuizRequest, ToolFailure } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { readQuiz } from './read-quiz.ts'

interface Options {
  readonly signal: AbortSignal
  readonly words: ToolFailure
  /** How long to wait, in milliseconds. */
  readonly patience: number
}

/** Has the quiz made. Rejects with an error whose message the visitor may read. */
export async function requestQuiz(
  request: QuizRequest,
  { signal, words, patience }: Options,
): Promise<GeneratedQuiz> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new Error(words.slow)), patience)
  try {
    const response = await fetch('/api/quiz', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.any([signal, waiting.signal]),
    })
    if (!response.ok) throw new Error(interpolate(words.status, { status: response.status }))

    const quiz = readQuiz(parse(await response.text()))
    if (!quiz) throw new Error(words.incomplete)
    return quiz
  } finally {
    clearTimeout(timer)
  }
}

/** The value in a text; undefined where it is none, such as the page of a network that wants a login first. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sentence for a failure: the thrown text, or that there is none. */
export function failureText(error: unknown, words: ToolFailure): string {
  const thrown = error instanceof Error ? error.message : error
  const message = typeof thrown === 'string' && thrown !== '' ? thrown : words.unknown
  return interpolate(words.text, { message })
}
