import { Media, RichBox, RichText, type SectionProps, SiteIcon, Tile, unbroken } from '../kit.ts'

export function Points({ section }: SectionProps<'points'>) {
  const { id, look, heading, text, points, closing, panel } = section
  const muted = look === 'tiles' ? 'small muted' : 'muted'

  return (
    <section id={id} className={`points-${look}`}>
      <div className={panel ? 'wrap grid' : 'wrap'}>
        <div className={panel && 'points-beside'}>
          <h2>{heading}</h2>
          {text && <RichBox className={`prose ${muted}`} nodes={text} />}
          <ul className={listClasses[look]}>
            {points.map(({ id, title, text, tile, media }) => (
              <li key={id} className={look === 'cells' ? 'quiet' : undefined}>
                {tile && <Tile name={tile} />}
                {media && <Media media={media} />}
                {!tile && look === 'checks' && <SiteIcon name="check" />}
                <div>
                  {title && <h3>{title}</h3>}
                  <p className={title && muted}>
                    <RichText nodes={text} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {closing && (
            <p className="points-closing cluster">
              <strong>{closing.title}</strong>{' '}
              {closing.text && <span className="small muted">{closing.text}</span>}
            </p>
          )}
        </div>
        {panel && (
          <div className="side-panel panel">
            <Tile name={panel.tile} />
            <h3>{panel.heading}</h3>
            <p className="muted">{unbroken(panel.text)}</p>
          </div>
        )}
      </div>
    </section>
  )
}

/** The classes of the list, by look. */
const listClasses = { checks: 'lines', cells: 'grout', tiles: 'grout even' }
