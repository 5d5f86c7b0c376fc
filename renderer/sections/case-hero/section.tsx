import { Icon, RichBlocks, type SectionProps, SiteLink, WallArt } from 'diptych/kit'
import { Phone } from '../_shared/drawings/client/phone.tsx'

export function CaseHero({ section }: SectionProps<'case-hero'>) {
  const { id, heading, lead, facts, client, wall, phone, pictureLabel, link } = section
  const name = pictureLabel ? { role: 'img', 'aria-label': pictureLabel } : { 'aria-hidden': true }

  return (
    <section id={id} className="case-hero">
      <div className="wrap grid">
        <div className="case-hero-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="lead muted">
            <RichBlocks nodes={lead} />
          </div>
          <dl className="lines">
            {facts.map(({ id, term, value }) => (
              <div key={id} className="pair">
                <dt className="muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <SiteLink className="more" href={link.to}>
            {link.label} <Icon name="ext" />
          </SiteLink>
        </div>
        <div className={`case-hero-art drawing tint tint-${client.tint}`} {...name}>
          <WallArt wall={wall} />
          <Phone client={client} screen={phone} />
        </div>
      </div>
    </section>
  )
}
