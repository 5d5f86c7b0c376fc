import { startTransition, useEffect, useEffectEvent } from 'react'
import { useSite } from '../../site/site-state.tsx'
import { loadLaying, loadQuizView } from '../loaders.ts'
import { makeQuiz } from '../request/make-quiz.ts'
import { failureText } from '../request/request-quiz.ts'
import type { ChatProps } from './chat-props.ts'

/** Runs the timer of the bot's reply and requests the quiz. A later turn cancels both. */
export function useReplies({ content, state, dispatch }: ChatProps): void {
  const { turn, replyAfter, phase } = state
  const { timings, failure } = content
  const site = useSite()

  useEffect(() => {
    if (!replyAfter) return undefined
    const timer = setTimeout(() => dispatch({ type: 'replied', turn }), timings[replyAfter])
    return () => clearTimeout(timer)
  }, [turn, replyAfter, timings, dispatch])

  const build = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const making = makeQuiz({ site, content, state, signal })
      const [made] = await Promise.all([making, loadQuizView(), loadLaying()])
      startTransition(() => dispatch({ type: 'built', turn, ...made }))
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
