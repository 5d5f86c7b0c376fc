import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function PageHead({ section }: SectionProps<'page-head'>) {
  const { id, heading, lead, action, wall } = section
  return (
    <section id={id} className="page-head">
      <div className="wrap grid">
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && (
          <div className="page-head-lead lead muted">
            <RichBlocks nodes={lead} />
          </div>
        )}
        {action && <ActionLink link={action} variant="accent" />}
      </div>
      {wall && <WallArt wall={wall} />}
    </section>
  )
}
