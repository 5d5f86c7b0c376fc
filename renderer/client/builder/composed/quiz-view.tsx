import './quiz-view.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizFrames, ToolBuilderContent } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import type { Answers } from '../result/score-quiz.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { coverTracks, type Ending, endingOf } from '../telling/ending.ts'
import { Ended } from './ended.tsx'
import { Question } from './question.tsx'
import { Result } from './result.tsx'

interface QuizViewProps {
  readonly content: ToolBuilderContent
  readonly frames: QuizFrames
  readonly finished: FinishedQuiz
  /** Whether the reader is the one who makes the quiz. */
  readonly isPreview?: boolean
  /** Content below the quiz. */
  readonly children?: ReactNode
}

/** The finished quiz, played question by question until its result. */
export function QuizView({
  content,
  frames,
  finished,
  isPreview = false,
  children,
}: QuizViewProps) {
  const { quiz, company } = finished
  const { questions, presentation } = quiz
  const title = presentation?.title ?? interpolate(content.quiz.by, { company })
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<Answers>(new Map())
  const view = useRef<HTMLDivElement>(null)

  const arrive = () => {
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useEffect(arrive, [])
  useChange(step, arrive)

  const { helplines = {} } = useSite().page
  const [ended, setEnded] = useState<{ readonly ending: Ending; readonly uncover: () => void }>()
  useChange(ended, arrive)

  const question = questions[step]
  const proceed = () => {
    const { ending: words } = frames.words
    const ending = question && endingOf(question, answers, { words, helplines })
    if (ending) setEnded({ ending, uncover: coverTracks(words.title) })
    else setStep(step + 1)
  }
  const ask = () => {
    ended?.uncover()
    setEnded(undefined)
    setAnswers(new Map([...answers].filter(([id]) => id !== question?.id)))
  }
  const again = () => {
    setAnswers(new Map())
    setStep(0)
  }

  const screen = question ? (
    <Question
      key={question.id}
      words={content.quiz}
      title={title}
      intro={step === 0 ? presentation?.intro : undefined}
      question={question}
      step={step}
      total={questions.length}
      answer={answers.get(question.id)}
      onAnswer={(option) => setAnswers(new Map(answers).set(question.id, option))}
      onBack={() => setStep(step - 1)}
      onNext={proceed}
    />
  ) : (
    <Result
      content={content}
      frames={frames}
      finished={finished}
      title={title}
      answers={answers}
      isPreview={isPreview}
      onAgain={again}
    />
  )

  return (
    <div className="player" ref={view}>
      {ended ? (
        <Ended ending={ended.ending} onWrong={ask} />
      ) : (
        <>
          <div className="quiz-bar" aria-hidden="true">
            <i style={{ inlineSize: `${partOf(step, questions.length) * 100}%` }} />
          </div>
          <div className="quiz-screen">{screen}</div>
        </>
      )}
      {children}
    </div>
  )
}

/** How far a step is on the way from the first question to the last. */
const partOf = (step: number, total: number) => Math.min(1, step / Math.max(1, total - 1))
