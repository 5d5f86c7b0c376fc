import type { CaseHeroSection } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function CaseHero({ section }: SectionProps<'case-hero'>) {
  const { id, heading, lead, facts, link } = section

  return (
    <section id={id} className="case-hero">
      <div className="wrap grid">
        <div className="case-hero-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="lead muted">
            <RichBlocks nodes={lead} />
          </div>
          <dl>
            {facts.map(({ id, term, value }) => (
              <div key={id}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SiteLink className="more" href={link.to}>
            {link.label} <Icon name="ext" />
          </SiteLink>
        </div>
        <Picture section={section} />
      </div>
    </section>
  )
}

/** The client's site on a phone, in front of a landscape. Without a label it is decoration. */
function Picture({ section }: { readonly section: CaseHeroSection }) {
  const { landscape, phone, pictureLabel } = section

  return (
    <div
      className="case-hero-art"
      {...(pictureLabel && { role: 'img', 'aria-label': pictureLabel })}
    >
      <WallArt wall={landscape} />
      <div className="case-hero-phone">
        <WallArt wall={phone} />
      </div>
    </div>
  )
}
