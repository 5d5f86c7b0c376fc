import type { Person } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Media } from '../ui/media.tsx'
import { Tile } from '../ui/tile.tsx'

export function People({ section: { id, look, heading, people } }: SectionProps<'people'>) {
  return (
    <section id={id} className={`people-${look}`}>
      {look === 'one' ? (
        people.map((person, place) => (
          <div key={person.id} className="wrap grid">
            <Portrait person={person} />
            <div className="people-words">
              {place === 0 && <h2>{heading}</h2>}
              <Words person={person} className="people-text lead" />
            </div>
          </div>
        ))
      ) : (
        <div className="wrap">
          <h2>{heading}</h2>
          <ul>
            {people.map((person) => (
              <li key={person.id}>
                <Portrait person={person} />
                <Words person={person} className="people-text" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

interface Props {
  readonly person: Person
}

const Portrait = ({ person: { media } }: Props) =>
  media && (
    <div className="people-media">
      <Media media={media} />
    </div>
  )

function Words({
  person: { name, role, text, facts },
  className,
}: Props & { readonly className: string }) {
  return (
    <>
      {name && <h3>{name}</h3>}
      {role && <p className="muted">{role}</p>}
      {text && <p className={className}>{unbroken(text)}</p>}
      {facts && (
        <ul className="quiet">
          {facts.map(({ id, tile, text }) => (
            <li key={id}>
              <Tile name={tile} />
              {unbroken(text)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
