import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'

export function KeyFacts({ section: { id, heading, facts } }: SectionProps<'key-facts'>) {
  return (
    <section id={id} className="key-facts">
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        <dl>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt className="small muted">{fact.term}</dt>
              <dd className="number">{unbroken(fact.value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
