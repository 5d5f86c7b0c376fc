import { Window } from '../drawings/window.tsx'
import { Phone } from '../screens/phone.tsx'
import type { SectionProps } from '../site/section.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { SiteLink } from '../ui/site-link.tsx'

export function CaseHero({ section }: SectionProps<'case-hero'>) {
  const { id, heading, lead, facts, client, window, phone, pictureLabel, link } = section
  const name = pictureLabel ? { role: 'img', 'aria-label': pictureLabel } : { 'aria-hidden': true }

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
        <div className="case-hero-art drawing" {...name}>
          <Window client={client} screen={window} />
          <Phone client={client} screen={phone} />
        </div>
      </div>
    </section>
  )
}
