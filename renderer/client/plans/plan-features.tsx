import type { Feature } from '#site/types.ts'
import { useAccordion } from '../hooks/use-accordion.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

interface Props {
  /** Prefix of the panel ids. */
  readonly id: string
  readonly plan: string
  readonly features: readonly Feature[]
}

/** A plan's features in two columns; one opens at a time, without moving the other column. */
export function PlanFeatures({ id, plan, features }: Props) {
  const { openId, toggle } = useAccordion()
  const middle = Math.ceil(features.length / 2)

  const toItem = (feature: Feature) => (
    <li key={feature.id}>
      <Disclosure
        id={`${id}-${feature.id}`}
        title={feature.text}
        value={feature.customValues?.[plan]}
        isOpen={openId === feature.id}
        onToggle={() => toggle(feature.id)}
      >
        <div className="plan-explorer-description prose">
          <p>{feature.shortDescription}</p>
          <RichBlocks nodes={feature.longDescription} />
        </div>
      </Disclosure>
    </li>
  )

  return (
    <>
      <ul>{features.slice(0, middle).map(toItem)}</ul>
      <ul>{features.slice(middle).map(toItem)}</ul>
    </>
  )
}
