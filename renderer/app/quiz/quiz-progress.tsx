import type { QuizQuestion, QuizWords } from '#site/types.ts'
import { interpolate } from '../site/interpolate.ts'

interface Props {
  readonly questions: readonly QuizQuestion[]
  /** Index of the current question. */
  readonly step: number
  readonly words: QuizWords
  /** The id of the element that labels the quiz. */
  readonly titleId: string
}

/** Progress of the quiz: a cell per question, and a line up to the current one. */
export function QuizProgress({ questions, step, words, titleId }: Props) {
  const total = questions.length
  const counter = interpolate(words.counter, { step: step + 1, total })
  const percent = total > 1 ? (step / (total - 1)) * 100 : 100

  return (
    <div className="quiz-progress">
      <div
        className="quiz-cells"
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={counter}
      >
        {questions.map(({ id }, place) => (
          <i key={id} data-state={stateOf(place, step)} />
        ))}
      </div>
      <span className="number">{counter}</span>
    </div>
  )
}

function stateOf(place: number, step: number) {
  if (place === step) return 'current'
  return place < step ? 'done' : undefined
}
