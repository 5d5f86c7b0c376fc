import type { QuizPlayerWords, ToolQuiz } from '#site/types.ts'
import { UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import { interpolate } from '../../site/interpolate.ts'
import { bottomUp } from './bottom-up.ts'

interface Props {
  /** Index of the question. */
  readonly step: number
  readonly total: number
}

/** A wall with a cell per question: a tile for each one answered, an outline for the current one. */
export function ProgressWall({ wall, step, total }: Props & Pick<ToolQuiz, 'wall'>) {
  return (
    <div className="quiz-wall quiet">
      <UnfinishedWall
        tiles={bottomUp(wall.cells, wall.columns).slice(0, step)}
        size={total}
        columns={2}
        narrowColumns={total}
      />
    </div>
  )
}

/** Progress as a text. */
export function Progress({ words, step, total }: Props & { readonly words: QuizPlayerWords }) {
  const percent = Math.round(((step + 1) / total) * 100)
  return (
    <p className="player-counter">
      <b>{interpolate(words.counter, { step: step + 1, total })}</b>{' '}
      <span className="muted">{interpolate(words.percent, { percent })}</span>
    </p>
  )
}
