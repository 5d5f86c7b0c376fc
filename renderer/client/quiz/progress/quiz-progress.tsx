import type { QuizWords } from '#site/types.ts'
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
  readonly steps: readonly QuizStep[]
  /** Index of the current question. */
  readonly step: number
  readonly values: ByField
}

/** A cell per question: the tile of each answer, and an outline for the current question. */
export function QuizWall({ steps, step, values }: WallProps) {
  const tiles = answerTiles(steps, values).slice(0, step)
  return (
    <div className="quiz-wall quiet">
      <UnfinishedWall
        tiles={tiles.map((tile) => ({ tile }))}
        size={steps.length}
        columns={2}
        narrowColumns={Math.ceil(steps.length / 2)}
      />
    </div>
  )
}

/** The tiles of the answers, in order: those of chosen options, and of the questions whose answer is typed. */
export const answerTiles = (steps: readonly QuizStep[], values: ByField): readonly string[] =>
  steps.map(({ question: { options, tile }, fields: [field] }) => {
    const chosen = options?.find(({ text }) => text === values[field?.name ?? ''])
    return chosen?.tile ?? tile
  })
