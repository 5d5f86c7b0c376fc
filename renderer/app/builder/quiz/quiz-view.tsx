import './quiz-view.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { useChange } from '../../hooks/use-change.ts'
import type { Answers } from '../result/score-quiz.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { Question } from './question.tsx'
import { Result } from './result.tsx'

export interface QuizViewProps {
  readonly content: ToolBuilderContent
  readonly finished: FinishedQuiz
  /** Content below the quiz. */
  readonly children?: ReactNode
}

/** The finished quiz, played question by question until its result. */
export function QuizView({ content, finished, children }: QuizViewProps) {
  const { quiz, kind } = finished
  const { questions } = quiz
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState<Answers>(new Map())
  const view = useRef<HTMLDivElement>(null)

  const arrive = () => {
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useEffect(arrive, [])
  useChange(step, arrive)

  const question = questions[step]
  const again = () => {
    setAnswers(new Map())
    setStep(0)
  }

  return (
    <div className="player" ref={view}>
      {question ? (
        <Question
          key={question.id}
          words={content.quiz}
          tile={content.kinds.options.find(({ code }) => code === kind)?.tile}
          question={question}
          step={step}
          total={questions.length}
          answer={answers.get(question.id)}
          onAnswer={(option) => setAnswers(new Map(answers).set(question.id, option))}
          onBack={() => setStep(step - 1)}
          onNext={() => setStep(step + 1)}
        />
      ) : (
        <Result words={content.quiz} quiz={quiz} answers={answers} onAgain={again} />
      )}
      {children}
    </div>
  )
}
