import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GeneratedOption, Helplines, QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { FinishedQuiz } from '../state.ts'
import { Question } from './question.tsx'
import { Result } from './result.tsx'
import { type Answers, optionOf } from './result-of.ts'
import './urgent.css'
import '../../quiz/progress/quiz-bar.css'

interface QuizViewProps {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  /** Content below the quiz. */
  readonly children?: ReactNode
}

/** The finished quiz, played question by question until its result. */
export function QuizView({ content, frames, finished, children }: QuizViewProps) {
  const { quiz, company } = finished
  const { questions, presentation } = quiz
  const title = presentation?.title ?? interpolate(frames.player.by, { company })
  const [played, setPlayed] = useState(quiz)
  const [step, setStep] = useState(0)
  const [moves, setMoves] = useState(0)
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [urgent, setUrgent] = useState<GeneratedOption>()
  useOwnTitle(title)
  const view = useRef<HTMLDivElement>(null)

  const arrive = () => {
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useEffect(arrive, [])
  useChange(moves, arrive)

  const goTo = (target: number) => {
    setStep(target)
    setMoves(moves + 1)
  }
  const again = () => {
    setAnswers(new Map())
    goTo(0)
  }
  // In another language it begins anew. Whoever chose that stays at the choice.
  if (played !== quiz) {
    setPlayed(quiz)
    setAnswers(new Map())
    setStep(0)
  }

  const question = questions[step]
  const proceed = () => {
    const option = question && optionOf(question, answers)
    if (!option?.urgent) return goTo(step + 1)
    setUrgent(option)
    setMoves(moves + 1)
  }
  const askAgain = () => {
    setUrgent(undefined)
    setAnswers(new Map([...answers].filter(([id]) => id !== question?.id)))
    setMoves(moves + 1)
  }
  const ask = () =>
    question ? (
      <Question
        key={`${frames.language} ${question.id}`}
        wall={content.quiz.wall}
        words={frames.player}
        title={title}
        intro={step === 0 ? presentation?.intro : undefined}
        question={question}
        step={step}
        total={questions.length}
        answer={answers.get(question.id)}
        onAnswer={(option) => setAnswers(new Map(answers).set(question.id, option))}
        onBack={() => goTo(step - 1)}
        onNext={proceed}
      />
    ) : (
      <Result {...{ content, frames, finished, title, answers }} onAgain={again} />
    )

  return (
    <>
      <div className="player" ref={view}>
        <div className="quiz-bar" aria-hidden="true">
          <i style={{ inlineSize: `${partOf(step, questions.length) * 100}%` }} />
        </div>
        <div className="quiz-screen" lang={frames.language}>
          {urgent ? <Urgent option={urgent} frames={frames} onWrong={askAgain} /> : ask()}
        </div>
      </div>
      {!urgent && children}
    </>
  )
}

/** How far a step is on the way from the first question to the last. */
const partOf = (step: number, total: number) => Math.min(1, step / Math.max(1, total - 1))

/** Characters that turn the direction of what stands around them, and the room that a title has. */
const turning = /\p{Bidi_Control}/gu
const longest = 200

/** The title of the page is that of the quiz while it is played. */
function useOwnTitle(title: string): void {
  useEffect(() => {
    const { title: before } = document
    document.title = title.replaceAll(turning, '').slice(0, longest)
    return () => {
      document.title = before
    }
  }, [title])
}

interface UrgentProps {
  readonly option: GeneratedOption
  readonly frames: QuizPlayer
  readonly onWrong: () => void
}

/** The end of a quiz after an urgent answer: whom to call, and nothing to sell. */
function Urgent({ option: { text, helpline }, frames, onWrong }: UrgentProps) {
  const { heading, sentence, wrong } = frames.words.urgent
  return (
    <div className="urgent">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead" dir="auto">
        {interpolate(sentence, { answer: text })}
      </p>
      {calledFor(helpline, frames.helplines).map(({ name, hours, text: what, shown, tel }) => (
        <a className="helpline cluster" key={tel} href={`tel:${tel}`}>
          <span>
            <b>{name}</b> <small>{`${hours} · ${what}`}</small>
          </span>{' '}
          <strong>{shown}</strong>
        </a>
      ))}
      <button type="button" onClick={onWrong}>
        {wrong}
      </button>
    </div>
  )
}

/**
 * One helpline or two. A quiz holds a name alone, so that who sends one changes no number; for a name that is gone
 * since the quiz was made, the first helpline stands in.
 */
function calledFor(name: string | undefined, helplines: Helplines) {
  const known = new Map(Object.entries(helplines))
  const called = (name !== undefined && known.get(name)) || Object.values(helplines)[0]
  const other = called?.also === undefined ? undefined : known.get(called.also)
  return [called, other].flatMap((each) => each ?? [])
}
