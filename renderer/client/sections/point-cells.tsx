import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Tile } from '../ui/tile.tsx'

export function PointCells({ section: { id, heading, points } }: SectionProps<'point-cells'>) {
  return (
    <section id={id} className="point-cells">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="quiet">
          {points.map(({ id, tile, title, text }) => (
            <li key={id}>
              <Tile name={tile} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
