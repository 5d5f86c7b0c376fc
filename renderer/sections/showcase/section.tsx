import type { SectionProps } from 'diptych/kit'
import { Window } from '../_shared/drawings/client/window.tsx'

export function Showcase({ section }: SectionProps<'showcase'>) {
  const { id, heading, text, client, screen } = section

  return (
    <section id={id} className="showcase">
      <div className="wrap grid">
        <div className="showcase-text">
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
        <div className="showcase-art drawing" aria-hidden="true">
          <Window client={client} screen={screen} />
        </div>
      </div>
    </section>
  )
}
