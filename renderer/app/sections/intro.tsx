import type { CSSProperties } from 'react'
import type { Wall } from '#site/types.ts'
import type { SectionProps } from '../section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Intro({ section }: SectionProps<'intro'>) {
  const { id, wall, heading, lead, benefits, action, note } = section

  return (
    <section id={id} className="intro">
      <div className="wrap grid">
        <div className="intro-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="lead muted">
            <RichBlocks nodes={lead} />
          </div>
          <ul className="quiet">
            {benefits.map(({ id, tile, title, text }) => (
              <li key={id}>
                <Tile name={tile} />
                <p>
                  <strong>{title}</strong> {text && <span className="muted">{text}</span>}
                </p>
              </li>
            ))}
          </ul>
          <div className="intro-action">
            <ActionLink link={action} variant="accent" />
            {note && <span className="small muted">{note}</span>}
          </div>
        </div>
        <div className="intro-art" style={proportionsOf(wall)}>
          <WallArt wall={wall} />
        </div>
      </div>
    </section>
  )
}

/** Custom properties are not among the properties React's types know. */
type ArtStyle = CSSProperties & { readonly '--proportion': number }

/** How wide the wall is for its height, so that a tall one can be fitted into the window. */
function proportionsOf({ columns, cells }: Wall): ArtStyle {
  const places = cells.reduce((sum, { span = 1 }) => sum + span ** 2, 0)
  return { '--proportion': columns ** 2 / places }
}
