import type { SectionProps } from '../site/section.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function PageHead({ section: { id, heading, lead, wall } }: SectionProps<'page-head'>) {
  return (
    <section id={id} className="page-head">
      <div className="wrap grid">
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && (
          <div className="page-head-lead lead muted">
            <RichBlocks nodes={lead} />
          </div>
        )}
      </div>
      {wall && <WallArt wall={wall} />}
    </section>
  )
}
