import type { Link, Media as MediaContent, RichText } from '#site/types.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Media } from '../ui/media.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

interface Props {
  readonly media?: MediaContent | undefined
  readonly heading: string
  readonly text: RichText
  readonly action?: Link
  /** What to do meanwhile. It is the main button then. */
  readonly next?: Link | undefined
  /** `h1` for a page, `h2` for a screen within a page. */
  readonly level: 'h1' | 'h2'
}

/** The screen after a form: a picture beside the message. */
export function Outcome({ media, heading, text, action, next, level: Heading }: Props) {
  return (
    <div className="wrap grid outcome">
      <div className="outcome-art">{media && <Media media={media} />}</div>
      <div>
        <Heading tabIndex={-1}>{heading}</Heading>
        <div className="lead muted">
          <RichBlocks nodes={text} />
        </div>
        {action && (
          <div className="buttons">
            {next && <ActionLink link={next} variant="accent" />}
            <ActionLink link={action} variant={next ? 'outline' : 'accent'} />
          </div>
        )}
      </div>
    </div>
  )
}
