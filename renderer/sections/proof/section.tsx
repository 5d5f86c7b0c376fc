import { MoreLink, type SectionProps } from 'diptych/kit'

export function Proof({ section: { id, heading, figures, link } }: SectionProps<'proof'>) {
  const measured = figures.filter(({ value }) => value !== '')

  return (
    <section id={id} className="proof">
      {measured.length > 0 && (
        <div className="wrap">
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
