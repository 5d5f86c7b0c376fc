import type { SectionProps } from '../site/section.tsx'
import { SiteIcon } from '../ui/tile.tsx'

export function Quote({ section }: SectionProps<'quote'>) {
  const { id, text, author, role, tint } = section

  return (
    <section id={id} className="quote">
      <div className="wrap grid">
        <SiteIcon name="quote" className={tint ? `tile tint tint-${tint}` : undefined} />
        <figure>
          <blockquote>{text}</blockquote>
          <figcaption>
            <strong>{author}</strong> {role && <span className="muted">{role}</span>}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
