import { Still } from '../drawings/still.tsx'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Intro({ section }: SectionProps<'intro'>) {
  const { id, wall, still, heading, lead, benefits, action, note } = section

  return (
    <section id={id} className="intro">
      <div className="wrap grid">
        <div className="intro-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="lead muted">
            <RichBlocks nodes={lead} />
          </div>
          <div className="intro-action">
            <ActionLink link={action} variant="accent" />
            {note && <span className="small muted">{note}</span>}
          </div>
          <ul className="quiet">
            {benefits.map(({ id, tile, title, text }) => (
              <li key={id}>
                <Tile name={tile} />
                <p>
                  <strong>{title}</strong> {text && <span className="muted">{unbroken(text)}</span>}
                </p>
              </li>
            ))}
          </ul>
        </div>
        {still ? (
          <figure className="intro-art">
            <Still still={still} />
          </figure>
        ) : (
          wall && (
            <div className="intro-art intro-wall">
              <WallArt wall={wall} />
            </div>
          )
        )}
      </div>
    </section>
  )
}
