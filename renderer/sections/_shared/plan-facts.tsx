import type { PlanFact } from '#site/types.ts'

/** A plan in short: a list of terms and values. */
export function PlanFacts({ facts }: { readonly facts: readonly PlanFact[] }) {
  return (
    <dl className="plan-facts">
      {facts.map(({ id, term, value }) => (
        <div key={id}>
          <dt className="muted">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
