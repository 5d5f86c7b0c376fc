import { BookingLink } from '../scheduling/booking-link.tsx'
import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'

export function Callout({ section: { id, tile, text, action, books } }: SectionProps<'callout'>) {
  return (
    <section id={id} className="callout">
      <div className="wrap">
        <div className="callout-row">
          <Tile name={tile} />
          <div className="prose">
            <RichBlocks nodes={text} />
          </div>
          {books ? <BookingLink link={action} /> : <ActionLink link={action} variant="outline" />}
        </div>
      </div>
    </section>
  )
}
