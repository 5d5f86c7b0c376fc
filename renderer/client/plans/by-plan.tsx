import type { ReactNode } from 'react'
import type { Catalog, Feature, Plan, PlansSection } from '#site/types.ts'
import { Disclosure, formOf, interpolate, RichBox, unbroken, useSite, useWords } from '../kit.ts'
import { PlanValue } from './plan-value.tsx'

/** What a look of the plans draws. */
export interface PlansProps {
  readonly section: PlansSection
  readonly catalog: Catalog
  /** The plan that is shown, or chosen at first. */
  readonly plan: string
}

interface Props {
  readonly catalog: Catalog
  readonly className?: string
  readonly children: (plan: Plan, features: readonly Feature[]) => ReactNode
}

/** What is said of each plan. The style sheet shows that of the plan whose radio button is checked in the section. */
export function ByPlan({ catalog, className = '', children }: Props) {
  const { language, words } = useSite().chrome

  return (
    <div className="plan-panels">
      {catalog.plans.map((plan, index) => {
        const features = visibleFeatures(catalog, plan.id)
        const { length: count } = features
        return (
          <div key={plan.id} className={`plan-panel ${className}`} data-of={index + 1}>
            <p className="visually-hidden">
              {interpolate(formOf(words.featureCount, count, language), { plan: plan.name, count })}
            </p>
            {count > 0 ? (
              children(plan, features)
            ) : (
              <p className="muted">{interpolate(words.noFeatures, { plan: plan.name })}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface RowsProps {
  /** The name by which one is open at a time. */
  readonly id: string
  readonly plan: string
  readonly features: readonly Feature[]
  /** All features of the catalogue, among which are those that are replaced. */
  readonly all: readonly Feature[]
}

/** The features of one plan with what the plan has of each; a name opens its explanation. */
export function FeatureRows({ id, plan, features, all }: RowsProps) {
  const words = useWords()

  return (
    <tbody>
      {features.map((feature) => {
        const replaced = all.find((each) => each.id === feature.replaces)
        const note = replaced && interpolate(words.replaces, { feature: replaced.text })
        return (
          <tr key={feature.id}>
            <th scope="row">
              <Disclosure group={id} head={<span>{unbroken(feature.text)}</span>}>
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

/** A text that names the plan which is chosen, at `{plan}`. */
export function namingPlan(text: string, plans: Catalog['plans']): ReactNode {
  const [before = '', ...rest] = text.split('{plan}')
  if (rest.length === 0) return text
  // One element: in a button a text and an element beside it would be two boxes.
  return (
    <span>
      {before}
      {plans.map(({ id, name }, index) => (
        <span key={id} data-of={index + 1}>
          {name}
        </span>
      ))}
      {rest.join('{plan}')}
    </span>
  )
}

/** The features to list for a plan: all included ones except those that another one replaces. */
const visibleFeatures = ({ features }: Catalog, plan: string): readonly Feature[] =>
  features.filter(
    (feature) => feature.plans.includes(plan) && !successorIn(features, plan, feature),
  )

/** The feature of a plan that stands in the place of another: the last where several follow one another. */
export function successorIn(
  features: readonly Feature[],
  plan: string,
  { id }: Feature,
): Feature | undefined {
  const next = features.find((each) => each.replaces === id && each.plans.includes(plan))
  return next && (successorIn(features, plan, next) ?? next)
}
