import { type SectionProps, Tile } from 'diptych/kit'
import type { Pile } from '#site/types.ts'

export function BeforeAfter({ section }: SectionProps<'before-after'>) {
  const { id, heading, tint, before, after } = section

  return (
    <section id={id} className="before-after">
      <div className="wrap">
        <h2>{heading}</h2>
        <div className="before-after-sides grout">
          <Side className="before" side={before} />
          <Side className={`after tint tint-${tint}`} side={after} />
        </div>
      </div>
    </section>
  )
}

interface SideProps {
  readonly className: string
  readonly side: Pile
}

function Side({ className, side: { label, text, items } }: SideProps) {
  return (
    <figure className={className}>
      <ul>
        {items.map(({ id, tile, label }) => (
          <li key={id}>
            <Tile name={tile} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <figcaption>
        <b>{label}</b> {text}
      </figcaption>
    </figure>
  )
}
