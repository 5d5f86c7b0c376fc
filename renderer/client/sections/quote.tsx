import { type SectionProps, SiteIcon } from '../kit.ts'

export function Quote({ section: { id, quotes } }: SectionProps<'quote'>) {
  return (
    <section id={id} className="quote">
      {quotes.map(({ id: quote, text, author, role, tint }) => (
        <div key={quote} className="wrap grid">
          <SiteIcon name="quote" className={tint ? `tile tint tint-${tint}` : undefined} />
          <figure>
            <blockquote>{text}</blockquote>
            <figcaption>
              <strong>{author}</strong> {role && <span className="muted">{role}</span>}
            </figcaption>
          </figure>
        </div>
      ))}
    </section>
  )
}
