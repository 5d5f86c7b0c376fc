import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Host({ section }: SectionProps<'host'>) {
  const { id, wall, heading, text, facts = [] } = section

  return (
    <section id={id} className="host">
      <div className="wrap grid">
        <div className="host-art">
          <WallArt wall={wall} />
        </div>
        <div className="host-text">
          <h2>{heading}</h2>
          <p className="lead">{unbroken(text)}</p>
          <ul className="quiet">
            {facts.map(({ id, tile, text }) => (
              <li key={id}>
                <Tile name={tile} />
                {unbroken(text)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
