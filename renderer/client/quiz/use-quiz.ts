import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldCheck, QuizContent, QuizQuestion } from '#site/types.ts'
import type { ByField } from '../forms/fields/check-fields.ts'
import { isDelivered } from '../forms/outbox/deliver.ts'
import { post } from '../forms/outbox/outbox.ts'
import { createId } from '../forms/outbox/submission-store.ts'
import { useSite } from '../site/site-state.tsx'
import {
  firstQuizState,
  nextQuizState,
  type QuizEvent,
  type QuizState,
  type QuizStep,
} from './quiz-state.ts'

/** Delay before the confirmation, in milliseconds. It does not depend on the request. */
const confirmationDelay = 1000

/** Unsent quizzes. They survive a change of page or language, not a reload. */
const drafts = new Map<string, QuizState>()

/** Answers that have been sent. */
interface SentQuiz {
  /** All attempts to send them share it, so that the API stores one submission. */
  readonly id: string
  /** By the names under which they are sent. */
  readonly answers: ByField
}

/** State of a quiz, and a function to dispatch events. Sends the answers under a name after the last step. */
export function useQuiz(formName: string, content: QuizContent) {
  const { checks, language } = useSite().page
  const steps = useMemo(
    () => quizSteps(content, checks?.[formName] ?? []),
    [content, checks, formName],
  )
  const draftName = `${formName} ${language}`
  const [draft] = useState(() => drafts.get(draftName) ?? firstQuizState)
  const [state, setState] = useState(draft)
  const latest = useRef(state)
  const [sent, setSent] = useState<SentQuiz>()
  const [hasFailed, setFailed] = useState(false)
  const thanks = useRef<typeof import('./later/quiz-thanks.tsx').QuizThanks>(undefined)
  const { phase } = state
  const isAtEnd = state.step === steps.length - 1

  useEffect(() => {
    latest.current = state
  })

  useEffect(
    () => () => {
      const { current } = latest
      if (current.phase === 'asking') drafts.set(draftName, { ...current, problems: {} })
      else drafts.delete(draftName)
    },
    [draftName],
  )

  useEffect(() => {
    if (phase !== 'processing') return undefined
    const confirm = () => {
      setState((waiting) => nextQuizState(steps, waiting, { type: 'waited' }))
      // Whoever loads the page again gets the thanks for everyone, not the first question.
      if (content.sent) window.history.replaceState(window.history.state, '', content.sent)
    }
    const timer = setTimeout(confirm, confirmationDelay)
    return () => clearTimeout(timer)
  }, [phase, steps, content.sent])

  useEffect(() => {
    if (!isAtEnd) return
    // Without it, the confirmation is the one for everyone.
    import('./later/quiz-thanks.tsx').then(
      ({ QuizThanks }) => {
        thanks.current = QuizThanks
      },
      () => undefined,
    )
  }, [isAtEnd])

  const send = async ({ id, answers }: SentQuiz) => {
    const delivery = await post(Object.entries(answers), id)
    setFailed(!isDelivered(delivery))
  }

  const tell = (event: QuizEvent) => {
    const next = nextQuizState(steps, state, event)
    setState(next)
    if (phase === 'asking' && next.phase === 'processing') {
      const answers = sentAnswers(formName, content, next.values)
      const sending = { id: createId(), answers }
      setSent(sending)
      void send(sending)
    }
  }
  const retry = () => sent && void send(sent)
  return { steps, state, draft: draft.values, sent, hasFailed, thanks, tell, retry }
}

/** The steps of a quiz, one for each question. */
const quizSteps = (
  { questions, words }: QuizContent,
  checks: readonly FieldCheck[],
): readonly QuizStep[] =>
  questions.map((question, index) => ({
    question,
    fields: checks.filter(({ name }) => fieldNames(question, index + 1).includes(name)),
    termsRequired: question.requiresTerms ? words.termsRequired : undefined,
  }))

/** The names of the fields that answer a question, which is counted from 1. */
const fieldNames = ({ kind }: QuizQuestion, number: number) =>
  kind === 'contact' ? ['name', 'email'] : [`question_${number}`]

/**
 * What is sent of a quiz: name, e-mail address, website, and each question with its answer. The answer to the contact
 * question is the name.
 */
function sentAnswers(formName: string, { questions }: QuizContent, values: ByField): ByField {
  const answerTo = (name: string) => values[name] ?? ''
  const website = questions.findIndex(({ format }) => format === 'url') + 1
  const asked = questions.flatMap(({ kind, question }, index) => {
    const name = `question_${index + 1}`
    const answer = answerTo(kind === 'contact' ? 'name' : name)
    return [[name, answer] as const, [`${name}_text`, question] as const]
  })

  return {
    'form-name': formName,
    name: answerTo('name'),
    email: answerTo('email'),
    website: answerTo(`question_${website}`),
    ...Object.fromEntries(asked),
  }
}
