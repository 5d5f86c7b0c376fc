import { startTransition, useEffect, useEffectEvent } from 'react'
import { loadQuizView } from '../composed/load-quiz-view.ts'
import { loadLaying } from '../making/load-laying.ts'
import { requestOf } from '../request/request-of.ts'
import { failureText, requestQuiz } from '../request/request-quiz.ts'
import type { ChatProps } from './chat-props.ts'

/** Runs the timer of the bot's reply and requests the quiz. A later turn cancels both. */
export function useReplies({ content, state, dispatch }: ChatProps): void {
  const { turn, replyAfter, phase } = state
  const { timings, failure } = content

  useEffect(() => {
    if (!replyAfter) return undefined
    const timer = setTimeout(() => dispatch({ type: 'replied', turn }), timings[replyAfter])
    return () => clearTimeout(timer)
  }, [turn, replyAfter, timings, dispatch])

  const build = useEffectEvent(async (signal: AbortSignal) => {
    const options = { signal, words: failure, timeout: timings.patience }
    try {
      const asked = requestQuiz(requestOf(content, state), options)
      const [quiz] = await Promise.all([asked, loadQuizView(), loadLaying()])
      startTransition(() => dispatch({ type: 'built', turn, quiz }))
    } catch (error) {
      dispatch({ type: 'failed', turn, text: failureText(error, failure) })
    }
  })
  useEffect(() => {
    if (phase !== 'generating') return undefined
    const leaving = new AbortController()
    build(leaving.signal)
    return () => leaving.abort()
  }, [phase])
}
