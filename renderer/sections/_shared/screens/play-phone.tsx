import { interpolate, Tile } from 'diptych/kit'
import { type ReactNode, type RefCallback, useState } from 'react'
import type { Client, SampleAnswer, SampleQuizContent } from '#site/types.ts'

export interface Play {
  readonly quiz: SampleQuizContent
  /** What has been answered, in the order of the questions. */
  readonly answers: readonly SampleAnswer[]
  readonly onAnswers: (answers: readonly SampleAnswer[]) => void
}

interface Props extends Play {
  readonly client: Client
  /** The id of its title, unique on the page. */
  readonly titleId: string
  /** What stands above the question. */
  readonly children?: ReactNode
}

const load = () => import('./later/playing.tsx')

/** A phone with a quiz that can be played. What follows the first question is loaded with the first touch. */
export function PlayPhone({ client: { name, mark, tint }, titleId, children, ...play }: Props) {
  const { quiz, onAnswers } = play
  const [Playing, setPlaying] = useState<Awaited<ReturnType<typeof load>>['Playing']>()
  const comeNear = () => load().catch(() => undefined)
  const begin = (answer: SampleAnswer) => {
    onAnswers([answer])
    // Without a connection the answer can be given again.
    load().then(
      (module) => setPlaying(() => module.Playing),
      () => onAnswers([]),
    )
  }

  return (
    <fieldset
      className={`phone screen play tint tint-${tint}`}
      aria-labelledby={titleId}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <b>
        <Tile name={mark} />
        {name}
      </b>
      {children}
      {Playing ? (
        <Playing {...play} titleId={titleId} />
      ) : (
        <Question quiz={quiz} place={0} titleId={titleId} onAnswer={begin} />
      )}
    </fieldset>
  )
}

interface QuestionProps extends Pick<Play, 'quiz'> {
  readonly place: number
  readonly titleId: string
  readonly onAnswer: (answer: SampleAnswer) => void
  readonly title?: RefCallback<HTMLElement>
}

export function Question({ quiz, place, titleId, onAnswer, title }: QuestionProps) {
  const { questions, words } = quiz
  const { question, answers = [] } = questions[place] ?? {}

  return (
    <>
      <small>{interpolate(words.counter, { step: place + 1, total: questions.length })}</small>
      <strong id={titleId} ref={title} tabIndex={-1}>
        {question}
      </strong>
      {answers.map((answer) => (
        <button key={answer.id} type="button" onClick={() => onAnswer(answer)}>
          <Tile name={answer.tile} />
          <span>{answer.text}</span>
        </button>
      ))}
    </>
  )
}
