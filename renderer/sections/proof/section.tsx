import { type SectionProps, SiteLink } from 'diptych/kit'

export function Proof({ section }: SectionProps<'proof'>) {
  const { id, portrait, name, role, quote, link } = section

  return (
    <section id={id} className="proof">
      <figure className="wrap">
        {portrait && <img src={portrait.photo.avif} alt={portrait.alt} />}
        <blockquote>{quote}</blockquote>
        <figcaption>
          <b>{name}</b>, {role}
          {', '}
          <SiteLink href={link.to}>{link.label}</SiteLink>
        </figcaption>
      </figure>
    </section>
  )
}
