import type { Wall } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
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
        <div className={`intro-art columns-${wall.columns} rows-${rowsOf(wall)}`}>
          <WallArt wall={wall} />
        </div>
      </div>
    </section>
  )
}

/** The number of rows of a wall; styles fit a tall wall into the window. */
const rowsOf = ({ columns, cells }: Wall) =>
  cells.reduce((places, { span = 1 }) => places + span ** 2, 0) / columns
