import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Spotlight({ section }: SectionProps<'spotlight'>) {
  const { id, wall, heading, text, action, aside } = section

  return (
    <section id={id} className="spotlight">
      <div className="wrap grid">
        <div className="spotlight-art">
          <WallArt wall={wall} />
        </div>
        <div className="spotlight-text">
          <h2>{heading}</h2>
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          <div className="spotlight-action">
            <ActionLink link={action} variant="accent" />
            {aside && <span className="small muted">{aside}</span>}
          </div>
        </div>
      </div>
    </section>
  )
}
