import type { SectionProps } from 'diptych/kit'

export function TwoSides({ section }: SectionProps<'two-sides'>) {
  const { id, heading, text, tint, from, to, items } = section

  return (
    <section id={id} className="two-sides">
      <div className="wrap grid">
        <div className="two-sides-text">
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
        {/* The words beside it say what it shows. */}
        <div className={`two-sides-art drawing columns-${items.length}`} aria-hidden="true">
          <div className="two-sides-pane">
            <strong>{from}</strong>
            {items.map((item) => (
              <p key={item.id}>
                {item.text}
                <small className={item.shared ? 'on' : undefined}>
                  {item.shared ? section.shared : section.own}
                </small>
              </p>
            ))}
          </div>
          <div className={`two-sides-pane tint tint-${tint}`}>
            <strong>{to}</strong>
            {items.map(({ id, text, shared }) =>
              shared ? <p key={id}>{text}</p> : <span key={id} />,
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
