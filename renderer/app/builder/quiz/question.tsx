import { useId } from 'react'
import type { GeneratedQuestion, Tile as TileName, ToolQuiz } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tile } from '../../ui/tile.tsx'
import { besideNumber } from './beside-number.ts'
import { Progress } from './progress.tsx'

interface Props {
  readonly words: ToolQuiz
  readonly tile: TileName | undefined
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
  const { words, tile, question, step, total, answer, onAnswer, onBack, onNext } = props
  const hint = useId()
  const isAnswered = answer !== undefined

  return (
    <form
      className="wrap"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered) onNext()
      }}
    >
      <Progress words={words} step={step} total={total} />
      <div className="grid">
        {tile && <Tile name={tile} />}
        <div className="player-ask">
          <fieldset>
            <legend>
              <h1 tabIndex={-1} dir="auto">
                {question.question_text}
              </h1>
            </legend>
            <div className="option-rows">
              {question.options.map(({ id, text }, index) => (
                <label className="option-row player-option" key={id}>
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
              {step === total - 1 ? words.finish : words.next}
              <Icon name="arrow" />
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}
