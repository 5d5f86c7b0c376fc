import type { GeneratedQuiz, QuizRequest, ToolFailure } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { readQuiz } from './read-quiz.ts'

interface Options {
  readonly signal: AbortSignal
  readonly words: ToolFailure
  /** In milliseconds. */
  readonly timeout: number
}

/** Requests a quiz. Rejects with an error whose message can be shown to the visitor. */
export async function requestQuiz(
  request: QuizRequest,
  { signal, words, timeout }: Options,
): Promise<GeneratedQuiz> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new Error(words.slow)), timeout)
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

/** Parses JSON; undefined if the text is not JSON, for example the login page of a captive portal. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sentence for a failure: with the thrown message, or with a general one. */
export function failureText(error: unknown, words: ToolFailure): string {
  const thrown = error instanceof Error ? error.message : error
  const message = typeof thrown === 'string' && thrown !== '' ? thrown : words.unknown
  return interpolate(words.text, { message })
}
