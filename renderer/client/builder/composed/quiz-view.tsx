import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { QuizPlayer, ToolBuilderContent } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import { interpolate } from '../../site/interpolate.ts'
import { lookStyle } from '../look/look.ts'
import { OwnerBar } from '../look/owner-bar.tsx'
import type { Answers } from '../result/score-quiz.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { coverTracks, type Ending, endingOf } from '../telling/ending.ts'
import { Ended, SiteBar } from './ended.tsx'
import { Question } from './question.tsx'
import { Result } from './result.tsx'
import { useOwnTitle } from './use-own-title.ts'
import '../look/hue.css'
import '../../plans/tint.css'
import '../look/own-look.css'
import '../look/own-page.css'
import '../../quiz/progress/quiz-bar.css'

interface QuizViewProps {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
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
  const title = presentation?.title ?? interpolate(frames.player.by, { company })
  const [played, setPlayed] = useState(quiz)
  const [step, setStep] = useState(0)
  const [moves, setMoves] = useState(0)
  const [answers, setAnswers] = useState<Answers>(new Map())
  useOwnTitle(isPreview ? undefined : title)
  const view = useRef<HTMLDivElement>(null)

  const arrive = () => {
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useEffect(arrive, [])
  useChange(moves, arrive)

  const [ended, setEnded] = useState<{ readonly ending: Ending; readonly uncover: () => void }>()
  useChange(ended, arrive)

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
    const ending = question && endingOf(question, answers, frames)
    if (ending) setEnded({ ending, uncover: coverTracks(frames.words.ending.title) })
    else goTo(step + 1)
  }
  const ask = () => {
    ended?.uncover()
    setEnded(undefined)
    setAnswers(new Map([...answers].filter(([id]) => id !== question?.id)))
  }
  const screen = question ? (
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

  const bar = <OwnerBar content={content} finished={finished} />

  return (
    <>
      <div
        className={`player own tint${isPreview ? '' : ' own-page'}`}
        style={lookStyle(finished.look)}
        ref={view}
      >
        {ended ? (
          <Ended
            ending={ended.ending}
            language={frames}
            onWrong={ask}
            bar={isPreview ? <SiteBar /> : bar}
          />
        ) : (
          <>
            {isPreview ? (
              <div className="quiz-bar" aria-hidden="true">
                <i style={{ inlineSize: `${partOf(step, questions.length) * 100}%` }} />
              </div>
            ) : (
              bar
            )}
            <div className="quiz-screen" lang={frames.language} dir={frames.direction}>
              {screen}
            </div>
          </>
        )}
      </div>
      {children}
    </>
  )
}

/** How far a step is on the way from the first question to the last. */
const partOf = (step: number, total: number) => Math.min(1, step / Math.max(1, total - 1))
