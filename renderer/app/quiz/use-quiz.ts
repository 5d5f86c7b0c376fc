import { useEffect, useMemo, useState } from 'react'
import type { FieldCheck, QuizContent } from '#site/types.ts'
import { post } from '../outbox/outbox.ts'
import { quizEntries } from './quiz-fields.ts'
import { firstQuizState, nextQuizState, type QuizEvent } from './quiz-state.ts'
import { quizSteps } from './quiz-steps.ts'

/** How long the visitor waits for the confirmation, in milliseconds, whatever becomes of the answers. */
const confirmationDelay = 1000

/** A quiz as its page brings it. */
export interface Quiz {
  /** The name under which the answers are sent. */
  readonly formName: string
  readonly content: QuizContent
  readonly checks: readonly FieldCheck[]
}

/** A quiz that is being answered: where it stands, and what to tell it. Sends itself after the last step. */
export function useQuiz({ formName, content, checks }: Quiz) {
  const steps = useMemo(() => quizSteps(content, checks), [content, checks])
  const [state, setState] = useState(firstQuizState)
  const { phase } = state

  useEffect(() => {
    if (phase !== 'processing') return undefined
    const confirm = () => setState((waiting) => nextQuizState(steps, waiting, { type: 'waited' }))
    const timer = setTimeout(confirm, confirmationDelay)
    return () => clearTimeout(timer)
  }, [phase, steps])

  const tell = (event: QuizEvent) => {
    const next = nextQuizState(steps, state, event)
    setState(next)
    if (phase === 'asking' && next.phase === 'processing') {
      void post(quizEntries(formName, content, next.values))
    }
  }
  return { steps, state, tell }
}
