import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Media } from '../ui/media.tsx'
import { Tile } from '../ui/tile.tsx'

export function People({ section: { id, heading, people } }: SectionProps<'people'>) {
  return (
    <section id={id} className="people">
      {people.map(({ id: person, name, role, media, text, facts }, place) => (
        <div key={person} className="wrap grid kept">
          {media && (
            <div className="people-media">
              <Media media={media} />
            </div>
          )}
          <div className="people-words">
            {place === 0 && <h2>{heading}</h2>}
            {name && <h3>{name}</h3>}
            {role && <p className="muted">{role}</p>}
            {text && <p className="people-text lead">{unbroken(text)}</p>}
            {facts && (
              <ul className="cluster quiet">
                {facts.map(({ id: fact, tile, text: said }) => (
                  <li key={fact} className="tiled">
                    <Tile name={tile} />
                    {unbroken(said)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}
