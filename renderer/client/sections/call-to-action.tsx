import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

export function CallToAction({ section }: SectionProps<'call-to-action'>) {
  const { id, heading, text, actions } = section
  const { origin } = useSite().chrome
  const [first] = actions
  // On paper, where no button can be pressed.
  const address = first && new URL(first.to, origin)

  return (
    <section id={id} className="call-to-action panel">
      <div className="wrap grid">
        <h2>{heading}</h2>
        <div className="call-to-action-side">
          {text && (
            <div className="muted">
              <RichBlocks nodes={text} />
            </div>
          )}
          <div className="buttons" data-print={address && `${address.host}${address.pathname}`}>
            {Array.from(actions.entries(), ([place, link]) => (
              <ActionLink key={place} link={link} variant={place === 0 ? 'accent' : 'outline'} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
