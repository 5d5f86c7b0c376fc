import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function LeadMagnet({ section }: SectionProps<'lead-magnet'>) {
  const { id, wall, heading, text, action } = section
  return (
    <section id={id} className="lead-magnet">
      <div className="wrap grid">
        <div className="lead-magnet-text">
          <h2>{heading}</h2>
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          <ActionLink link={action} variant="accent" />
        </div>
        <WallArt wall={wall} />
      </div>
    </section>
  )
}
