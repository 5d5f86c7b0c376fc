import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { MoreLink } from '../ui/more-link.tsx'
import { Tile } from '../ui/tile.tsx'

export function Statement({ section }: SectionProps<'statement'>) {
  const { id, tile, text, link } = section

  return (
    <section id={id} className="statement">
      <div className="wrap grid">
        <Tile name={tile} />
        <div className="statement-text">
          <p>{unbroken(text)}</p>
          {link && <MoreLink link={link} />}
        </div>
      </div>
    </section>
  )
}
