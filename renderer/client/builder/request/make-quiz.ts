import type { GeneratedQuiz, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import type { SiteState } from '../../site/site-state.tsx'
import { loadPlayer } from '../player/load-player.ts'
import type { BuilderState } from '../state/state.ts'
import { requestOf } from './request-of.ts'
import { requestQuiz } from './request-quiz.ts'

interface Input {
  readonly site: SiteState
  readonly content: ToolBuilderContent
  readonly state: BuilderState
  /** The code of the language of the quiz. Default: that of the page. */
  readonly language?: string
  readonly signal: AbortSignal
}

interface MadeQuiz {
  readonly quiz: GeneratedQuiz
  readonly frames: QuizPlayer
}

/**
 * Has a quiz made of the answers of a conversation, and loads what it is played with. Rejects with an error whose message
 * can be shown to the visitor.
 */
export async function makeQuiz(input: Input): Promise<MadeQuiz> {
  const { site, content, state, language, signal } = input
  const { timings, failure } = content
  const answers = requestOf(content, state)
  const request = language === undefined ? answers : { ...answers, language }
  const [quiz, frames] = await Promise.all([
    requestQuiz(request, { signal, words: failure, timeout: timings.patience }),
    loadPlayer(site, language).catch(() => {
      throw new Error(failure.incomplete)
    }),
  ])
  signal.throwIfAborted()
  return { quiz: { language: frames.language, ...quiz }, frames }
}
