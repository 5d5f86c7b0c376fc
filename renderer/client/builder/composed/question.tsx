import './question.css'
import { useEffect, useId, useRef } from 'react'
import type { GeneratedQuestion, QuizPlayerWords, ToolQuiz } from '#site/types.ts'
import { holdStill } from '../../quiz/options/hold-still.ts'
import { bottomUp, UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import { interpolate } from '../../site/interpolate.ts'
import { Icon } from '../../ui/icon.tsx'
import { Label } from '../../ui/label.tsx'

interface Props extends Pick<ToolQuiz, 'wall'> {
  readonly words: QuizPlayerWords
  /** What the quiz is called, and for the first question what to expect of it. */
  readonly title: string
  readonly intro: string | undefined
  readonly question: GeneratedQuestion
  /** Index of the question. */
  readonly step: number
  readonly total: number
  /** The id of the chosen option. */
  readonly answer: string | undefined
  readonly onAnswer: (option: string) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** One question of the quiz with its options. */
export function Question(props: Props) {
  const { wall, words, title, intro, question, step, total, answer } = props
  const { onAnswer, onBack, onNext } = props
  const hint = useId()
  const options = useRef<HTMLDivElement>(null)
  const isAnswered = answer !== undefined
  const percent = Math.round(((step + 1) / total) * 100)
  useEffect(() => holdStill(options.current), [])

  return (
    <form
      className="quiz-block"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered) onNext()
      }}
    >
      <div className="quiz-wall quiet">
        <UnfinishedWall
          tiles={bottomUp(wall.cells, wall.columns).slice(0, step)}
          size={total}
          columns={2}
          narrowColumns={total}
        />
      </div>
      <div className="quiz-asking player-ask">
        <p className="player-title small muted" dir="auto">
          {title}
        </p>
        {intro && (
          <p className="player-intro muted" dir="auto">
            {intro}
          </p>
        )}
        <p className="player-counter">
          <b>{interpolate(words.counter, { step: step + 1, total })}</b>{' '}
          <span className="muted">{interpolate(words.percent, { percent })}</span>
        </p>
        <fieldset>
          <legend>
            <h1 tabIndex={-1} dir="auto">
              {question.question_text}
            </h1>
          </legend>
          <div className="option-rows" ref={options}>
            {question.options.map(({ id, text }, index) => (
              <label className="option-row over player-option" key={id}>
                <input
                  type="radio"
                  name={question.id}
                  value={id}
                  checked={id === answer}
                  onChange={() => onAnswer(id)}
                />
                <b className="number" aria-hidden="true">
                  {index + 1}
                </b>
                <span dir="auto">{besideNumber(text, index + 1)}</span>
                <Icon name="check" />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="player-steps">
          <button
            className="button button-outline"
            type="button"
            disabled={step === 0}
            onClick={onBack}
          >
            <Icon name="back" />
            {words.back}
          </button>
          <p id={hint} className="small muted" hidden={isAnswered}>
            {words.choose}
          </p>
          <button
            className="button button-accent"
            type="submit"
            disabled={!isAnswered}
            aria-describedby={isAnswered ? undefined : hint}
          >
            <Label text={step === total - 1 ? words.finish : words.next} />
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </form>
  )
}

/** The text of an option without the number that answers of a scale begin with. */
function besideNumber(text: string, number: number): string {
  const own = `${number} – `
  return text.startsWith(own) ? text.slice(own.length) : text
}
