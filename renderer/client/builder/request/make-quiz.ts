import type {
  GeneratedQuiz,
  LanguageOption,
  QuizPlayer,
  QuizRequest,
  ToolBuilderContent,
  ToolFailure,
  ToolField,
} from '#site/types.ts'
import { fetchOnce } from '../../navigation/page-loader.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { SiteState } from '../../site/site-state.tsx'
import { type BuilderState, type Conversation, type MadeQuiz, pathOf } from '../state.ts'
import { readQuiz } from './read-quiz.ts'

interface Input {
  readonly site: SiteState
  readonly content: ToolBuilderContent
  readonly given: BuilderState['given']
  /** The code of the language of the quiz. Default: that of the page. */
  readonly language?: string
  readonly signal: AbortSignal
}

/**
 * Has a quiz made of the answers of a conversation, and loads what it is played with. Rejects with an error whose message
 * can be shown to the visitor.
 */
export async function makeQuiz(input: Input): Promise<MadeQuiz> {
  const { site, content, given, language, signal } = input
  const request = requestOf(content, given)
  const [quiz, frames] = await Promise.all([
    requestQuiz(language === undefined ? request : { ...request, language }, content, signal),
    loadPlayer(site, language).catch(() => {
      throw new Error(content.failure.incomplete)
    }),
  ])
  signal.throwIfAborted()
  return { quiz: { language: frames.language, ...quiz }, frames }
}

/** The request for the answers of a conversation. Throws if an answer is missing. */
export function requestOf(content: Conversation, given: BuilderState['given']): QuizRequest {
  const { problem, kind, company, main, subcategory, audience, answers } = pathOf(content, given)
  const answerTo = (field: ToolField) => answers.find((each) => each.field === field)?.option?.text

  const output = answerTo('desired_output')
  const action = answerTo('final_cta')
  if (!problem || !kind || !company || !main || !subcategory || !output || !action) {
    throw new Error('A question has not been answered.')
  }
  return {
    company_name: company,
    category: { main: main.text, sub: subcategory.text },
    core_problem: problem.text,
    tool_kind: { code: kind.code, title: kind.title },
    desired_output: output,
    final_cta: action,
    ...content.request,
    ...(audience && { target_audience: audience.text }),
  }
}

/** Requests a quiz. Rejects with an error whose message can be shown to the visitor. */
async function requestQuiz(
  request: QuizRequest,
  { failure: words, timings }: ToolBuilderContent,
  signal: AbortSignal,
): Promise<GeneratedQuiz> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(new Error(words.slow)), timings.patience)
  const either = AbortSignal.any([signal, waiting.signal])
  try {
    const response = await fetch('/api/quiz', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: either,
    })
    if (!response.ok) throw new Error(interpolate(words.status, { status: response.status }))

    // What is no JSON may be the login page of a captive portal.
    const quiz = readQuiz(await response.json().catch(() => either.throwIfAborted()))
    if (!quiz) throw new Error(words.incomplete)
    return quiz
  } finally {
    clearTimeout(timer)
  }
}

/** The sentence for a failure: with the thrown message, or with a general one. */
export function failureText(error: unknown, words: ToolFailure): string {
  const thrown = error instanceof Error ? error.message : error
  const message = typeof thrown === 'string' && thrown !== '' ? thrown : words.unknown
  return interpolate(words.text, { message })
}

/** The languages that the builder of a page can make a quiz in, that of the page first. */
export const quizLanguages = ({ page, chrome }: SiteState): readonly LanguageOption[] =>
  (page.quizLanguages ?? []).flatMap(
    (code) => chrome.languages.find((language) => language.code === code) ?? [],
  )

const players = new Map<string, Promise<QuizPlayer>>()

/** What the quizzes of a language are played with; for a language that has none, and for no language, that of the page. */
export function loadPlayer(site: SiteState, language: string | undefined): Promise<QuizPlayer> {
  const languages = quizLanguages(site)
  const { prefix = '' } = languages.find(({ code }) => code === language) ?? languages[0] ?? {}
  return fetchOnce(players, `${prefix}/quiz-player.json`)
}
