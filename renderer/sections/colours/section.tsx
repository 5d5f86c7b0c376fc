import type { SectionProps } from 'diptych/kit'

export function Colours({ section }: SectionProps<'colours'>) {
  const { id, heading, text, tint } = section

  return (
    <section id={id} className="colours">
      <div className="wrap grid">
        <div className={`colours-strip drawing tint tint-${tint}`} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className="colours-text">
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
      </div>
    </section>
  )
}
