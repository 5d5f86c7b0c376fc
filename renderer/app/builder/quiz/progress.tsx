import type { ToolQuiz } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'

interface Props {
  readonly words: ToolQuiz
  /** Index of the question. */
  readonly step: number
  readonly total: number
}

/** Progress: a cell per question, and a text. */
export function Progress({ words, step, total }: Props) {
  const percent = Math.round(((step + 1) / total) * 100)

  return (
    <div className="player-progress">
      <div className="player-cells" aria-hidden="true">
        {Array.from(Array(total).keys(), (place) => (
          <span key={place} className={cellClass(place - step)} />
        ))}
      </div>
      <p>
        <b>{interpolate(words.counter, { step: step + 1, total })}</b>{' '}
        <span className="muted">{interpolate(words.percent, { percent })}</span>
      </p>
    </div>
  )
}

function cellClass(distance: number) {
  if (distance < 0) return 'player-done'
  return distance === 0 ? 'player-current' : undefined
}
