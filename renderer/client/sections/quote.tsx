import type { QuoteItem } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { SiteIcon } from '../ui/tile.tsx'

export function Quote({ section: { id, look, heading, quotes } }: SectionProps<'quote'>) {
  return (
    <section id={id} className={`quote-${look}`}>
      {heading && (
        <div className="wrap">
          <h2>{heading}</h2>
        </div>
      )}
      {look === 'large' ? (
        quotes.map((quote) => (
          <div key={quote.id} className="wrap grid">
            <Words quote={quote} />
          </div>
        ))
      ) : (
        <ul className="wrap">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Words quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Words({ quote: { text, author, role, tint } }: { readonly quote: QuoteItem }) {
  return (
    <>
      <SiteIcon name="quote" className={tint ? `tile tint tint-${tint}` : undefined} />
      <figure>
        <blockquote>{text}</blockquote>
        <figcaption>
          <strong>{author}</strong> {role && <span className="muted">{role}</span>}
        </figcaption>
      </figure>
    </>
  )
}
