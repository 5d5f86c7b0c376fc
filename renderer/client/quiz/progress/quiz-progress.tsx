import type { QuizQuestion, QuizWords } from '#site/types.ts'
import type { ByField } from '../../forms/fields/check-fields.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { QuizStep } from '../quiz-state.ts'
import { UnfinishedWall } from './unfinished-wall.tsx'

interface BarProps {
  readonly total: number
  /** Index of the current question. */
  readonly step: number
  readonly words: QuizWords
  /** The id of the element that labels the quiz. */
  readonly titleId: string
}

/** How far the visitor is on the way from the first question to the last: a line under the bar of the page. */
export function QuizBar({ total, step, words, titleId }: BarProps) {
  const percent = total > 1 ? (step / (total - 1)) * 100 : 100

  return (
    <div
      className="quiz-bar"
      role="progressbar"
      aria-labelledby={titleId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={interpolate(words.counter, { step: step + 1, total })}
    >
      {/* The document has no style attributes: its policy forbids them. */}
      <i style={step > 0 ? { inlineSize: `${percent}%` } : undefined} />
    </div>
  )
}

interface WallProps {
  readonly questions: readonly QuizQuestion[]
  readonly steps: readonly QuizStep[]
  /** Index of the current question. */
  readonly step: number
  readonly values: ByField
}

/** A cell per question: the tile of each answer, and an outline for the current question. */
export function QuizWall({ questions, steps, step, values }: WallProps) {
  const tiles = answerTiles(questions, steps, values).slice(0, step)
  return (
    <div className="quiz-wall quiet">
      <UnfinishedWall
        tiles={tiles.map((tile) => ({ tile }))}
        size={questions.length}
        columns={2}
        narrowColumns={Math.ceil(questions.length / 2)}
      />
    </div>
  )
}

/** The tiles of the answers, in the order of the questions. */
export const answerTiles = (
  questions: readonly QuizQuestion[],
  steps: readonly QuizStep[],
  values: ByField,
): readonly string[] =>
  questions.map((question, index) =>
    answerTile(question, values[steps[index]?.fields[0]?.name ?? '']),
  )

/** The tile of the chosen option; that of the question if the answer is typed. */
const answerTile = ({ options, tile }: QuizQuestion, answer: string | undefined): string =>
  options?.find(({ text }) => text === answer)?.tile ?? tile
