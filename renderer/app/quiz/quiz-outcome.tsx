import type { Link, RichText, Wall } from '#site/types.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

interface Props {
  readonly wall: Wall
  readonly heading: string
  readonly text: string | RichText
  readonly action?: Link
  /** Whether the visitor is to wait; the tiles of the wall are set meanwhile. */
  readonly isBusy?: boolean
}

/** What comes after the last question. */
export function QuizOutcome({ wall, heading, text, action, isBusy = false }: Props) {
  return (
    <div className="wrap grid quiz-outcome" aria-busy={isBusy || undefined}>
      <div className="quiz-outcome-art">
        <WallArt wall={wall} className={isBusy ? 'setting' : ''} />
      </div>
      <div>
        <h2 tabIndex={-1}>{heading}</h2>
        <div className="lead muted" role={isBusy ? 'status' : undefined}>
          <RichBlocks nodes={typeof text === 'string' ? [text] : text} />
        </div>
        {action && <ActionLink link={action} variant="accent" />}
      </div>
    </div>
  )
}
