import type { Feature } from '#site/types.ts'
import { SiteIcon, unbroken, useWords } from '../kit.ts'

interface Props {
  readonly feature: Feature
  readonly plan: string
  /** The feature of the plan that replaces it. */
  readonly successor?: Feature | undefined
}

/** How a plan includes a feature: a value, a check mark, a dash, or the larger feature in its place. */
export function PlanValue({ feature, plan, successor }: Props) {
  const words = useWords()
  const value = feature.customValues?.[plan]

  if (!feature.plans.includes(plan)) {
    return (
      <>
        <span className="plan-table-dash" aria-hidden="true" />
        <span className="visually-hidden">{words.notIncluded}</span>
      </>
    )
  }
  if (successor) {
    const [before, after] = words.replacedBy.split('{feature}')
    return (
      <span className="plan-table-replaced small muted">
        {before}
        <b>{unbroken(successor.text)}</b>
        {after}
      </span>
    )
  }
  if (value !== undefined) return <span className="plan-table-value">{unbroken(value)}</span>
  return (
    <>
      <SiteIcon name="check" />
      <span className="visually-hidden">{words.included}</span>
    </>
  )
}
