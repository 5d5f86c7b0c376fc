import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldCheck, QuizContent } from '#site/types.ts'
import { createDrafts } from '../forms/fields/drafts.ts'
import { post } from '../forms/outbox/outbox.ts'
import { quizEntries, quizFields } from './quiz-fields.ts'
import type { QuizStep } from './quiz-state.ts'
import { firstQuizState, nextQuizState, type QuizEvent, type QuizState } from './quiz-state.ts'

/** Delay before the confirmation, in milliseconds. It does not depend on the request. */
const confirmationDelay = 1000

const drafts = createDrafts<QuizState>()

/** A quiz from the data of its page. */
export interface Quiz {
  /** The name under which the answers are sent. */
  readonly formName: string
  readonly language: string
  readonly content: QuizContent
  readonly checks: readonly FieldCheck[]
}

/** State of a quiz, and a function to dispatch events. Sends the answers after the last step. */
export function useQuiz({ formName, language, content, checks }: Quiz) {
  const steps = useMemo(() => quizSteps(content, checks), [content, checks])
  const draftName = `${formName} ${language}`
  const [draft] = useState(() => drafts.get(draftName) ?? firstQuizState)
  const [state, setState] = useState(draft)
  const latest = useRef(state)
  const { phase } = state

  useEffect(() => {
    latest.current = state
  })

  useEffect(
    () => () => {
      const { current } = latest
      if (current.phase === 'asking') drafts.save(draftName, { ...current, problems: {} })
      else drafts.delete(draftName)
    },
    [draftName],
  )

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
  return { steps, state, draft: draft.values, tell }
}

/** The steps of a quiz, one for each question. */
const quizSteps = (
  { questions, words }: QuizContent,
  checks: readonly FieldCheck[],
): readonly QuizStep[] =>
  questions.map((question, index) => ({
    kind: question.kind,
    fields: quizFields(question, index + 1, checks),
    termsRequired: question.requiresTerms ? words.termsRequired : undefined,
  }))
