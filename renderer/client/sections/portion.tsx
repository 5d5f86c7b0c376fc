import type { SectionProps } from '../site/section.tsx'
import { Tile } from '../ui/tile.tsx'

export function Portion({ section }: SectionProps<'portion'>) {
  const { id, heading, text, figure, wall, empty } = section

  return (
    <section id={id} className="portion">
      <div className="wrap">
        <p className="portion-figure figure" aria-hidden="true">
          {figure}
        </p>
        <div className="portion-cells drawing" aria-hidden="true">
          {Array.from(wall.cells.entries(), ([place, { tile, turn }]) =>
            tile ? <Tile key={place} name={tile} turn={turn} /> : <i key={place} />,
          )}
          {Array.from({ length: empty }, (_, place) => place).map((place) => (
            <i key={place} />
          ))}
        </div>
        <div>
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
      </div>
    </section>
  )
}
