import type { ToolKeep } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'
import { lookStyle } from '../look/look.ts'
import type { Look, OwnAction } from '../state/finished-quiz.ts'
import { NamedTarget } from './named-target.tsx'
import { ownLinkIn } from './own-link.ts'

interface Props {
  readonly words: ToolKeep
  readonly action: OwnAction | undefined
  readonly look: Look | undefined
  readonly generatedText: string
}

/** The button as players will see it, and where it leads. */
export function ActionPreview({ words, action, look, generatedText }: Props) {
  const link = ownLinkIn(action?.link)
  return (
    <div className="keep-preview">
      <span className="own tint" style={lookStyle(look)} aria-hidden="true">
        <span className="button button-accent" dir="auto">
          {action?.text ?? generatedText}
          <Icon name="ext" />
        </span>
      </span>
      <p className="small muted" aria-live="polite">
        {words.preview}
        <br />
        {link ? (
          <NamedTarget sentence={sentenceFor(link.href, words)} name="target" target={link.shown} />
        ) : (
          words.unset
        )}
      </p>
    </div>
  )
}

function sentenceFor(href: string, words: ToolKeep) {
  if (href.startsWith('mailto:')) return words.writes
  return href.startsWith('tel:') ? words.calls : words.opens
}
