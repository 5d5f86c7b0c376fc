import type { SectionProps } from 'diptych/kit'
import type { PlanFact } from '#site/types.ts'
import { SamplePart } from '../_shared/drawings/sample-part.tsx'
import { PlanOpening } from '../_shared/plan-opening.tsx'

export function PlanPage({ section }: SectionProps<'plan-page'>) {
  const { id, facts, client, parts, caption } = section

  return (
    <section id={id} className="plan-page">
      <div className="wrap">
        <div className="plan-opening">
          <PlanOpening opening={section} />
          <PlanFacts facts={facts} />
        </div>
        {/* A note and the part it speaks of share a row. */}
        <ol>
          {Array.from(parts.entries(), ([place, part]) => (
            <li key={part.id}>
              <div className="plan-page-note">
                <span className="number square" aria-hidden="true">
                  {place + 1}
                </span>
                <h2>{part.title}</h2>
                <p className="muted">{part.text}</p>
              </div>
              <div
                className="plan-page-part drawing"
                data-drawing={place === 0 ? 'page' : undefined}
                aria-hidden="true"
              >
                <SamplePart part={part} client={client} isTop={place === 0} />
                <span className="number square">{place + 1}</span>
              </div>
            </li>
          ))}
        </ol>
        <p className="plan-page-caption drawing small muted">{caption}</p>
      </div>
    </section>
  )
}

/** A plan in short: a list of terms and values. */
function PlanFacts({ facts }: { readonly facts: readonly PlanFact[] }) {
  return (
    <dl className="plan-facts lines">
      {facts.map(({ id, term, value }) => (
        <div key={id} className="pair">
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
