import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Tile } from '../ui/tile.tsx'

/** Index of the only row whose tile is animated. */
const sparking = 1

export function PointList({ section }: SectionProps<'point-list'>) {
  const { id, heading, points, closing } = section

  return (
    <section id={id} className="point-list">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul>
          {points.map(({ id, tile, title, text }, index) => (
            <li key={id} className={index === sparking ? undefined : 'quiet'}>
              <Tile name={tile} />
              <h3>{title}</h3>
              <p className="muted">{unbroken(text)}</p>
            </li>
          ))}
        </ul>
        {closing && (
          <p className="point-list-closing">
            <strong>{closing.title}</strong>{' '}
            {closing.text && <span className="small muted">{closing.text}</span>}
          </p>
        )}
      </div>
    </section>
  )
}
