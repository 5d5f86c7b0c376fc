import { MoreLink, type SectionProps, SiteLink } from 'diptych/kit'

export function Proof({ section: { id, heading, figures, link, person } }: SectionProps<'proof'>) {
  const measured = figures.filter(({ value }) => value)

  return (
    <section id={id} className="proof">
      {(person || measured[0]) && (
        <div className="wrap">
          {person && (
            <figure>
              <img src={person.photo.avif} alt={person.alt} />
              <blockquote>{person.quote}</blockquote>
              <figcaption>
                <b>{person.name}</b>, {person.role}
                {', '}
                <SiteLink href={person.link.to}>{person.link.label}</SiteLink>
              </figcaption>
            </figure>
          )}
          <p>{heading}</p>
          <dl>
            {measured.map(({ id: name, value, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} />
        </div>
      )}
    </section>
  )
}
