import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Tile } from '../ui/tile.tsx'

/** Each of four points in a row rotates its tile differently. */
const turns = [undefined, 180, 90, 270] as const

export function PointGrid({ section }: SectionProps<'point-grid'>) {
  const { id, heading, tile, points, action } = section

  return (
    <section id={id} className="point-grid">
      <div className="wrap">
        <h2>{heading}</h2>
        <ol>
          {points.map((point, index) => (
            <li key={point.id}>
              {tile && <Tile name={tile} turn={turns[index % turns.length]} />}
              <div>
                <h3>{point.title}</h3>
                <p className="muted">{unbroken(point.text)}</p>
              </div>
            </li>
          ))}
        </ol>
        {action && <ActionLink link={action} variant="outline" />}
      </div>
    </section>
  )
}
