import type { SectionProps } from '../site/section.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { RichBlocks, RichText } from '../ui/rich-text.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Story({ section }: SectionProps<'story'>) {
  const { id, heading, text, points, wall, side = 'end', link } = section

  return (
    <section id={id} className={wall ? `story story-wall-${side}` : 'story'}>
      <div className="wrap grid">
        <h2>{heading}</h2>
        <div className="story-text">
          <div className="prose">
            <RichBlocks nodes={text} />
            {points && (
              <ul>
                {points.map(({ id, text }) => (
                  <li key={id}>
                    <RichText nodes={text} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {link && <MoreLink link={link} />}
        </div>
        {wall && (
          <div className="story-art">
            <WallArt wall={wall} />
          </div>
        )}
      </div>
    </section>
  )
}
