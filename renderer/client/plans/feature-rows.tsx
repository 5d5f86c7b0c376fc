import type { Feature } from '#site/types.ts'
import { Disclosure, interpolate, RichBox, unbroken, useWords } from '../kit.ts'
import { PlanValue } from './plan-value.tsx'

interface Props {
  /** Prefix of the panel ids, and the name by which one is open at a time. */
  readonly id: string
  readonly plan: string
  /** Whether the plan is chosen at first: no address names what is in another. */
  readonly isFirst: boolean
  readonly features: readonly Feature[]
  /** All features of the catalogue, among which are those that are replaced. */
  readonly all: readonly Feature[]
}

/** The features of one plan with what the plan has of each; a name opens its explanation. */
export function FeatureRows({ id, plan, isFirst, features, all }: Props) {
  const words = useWords()

  return (
    <tbody>
      {features.map((feature) => {
        const replaced = all.find((each) => each.id === feature.replaces)
        const note = replaced && interpolate(words.replaces, { feature: replaced.text })
        return (
          <tr key={feature.id}>
            <th scope="row">
              <Disclosure
                id={isFirst ? `${id}-${feature.id}` : undefined}
                group={id}
                head={<span>{unbroken(feature.text)}</span>}
              >
                <div className="prose small">
                  <p>{feature.shortDescription}</p>
                  <RichBox className="muted" nodes={feature.longDescription} />
                </div>
              </Disclosure>
              {note && <p className="feature-replaces small muted">{note}</p>}
            </th>
            <td>
              <PlanValue feature={feature} plan={plan} />
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
