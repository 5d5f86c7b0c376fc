import { type CSSProperties, useState } from 'react'
import type { Catalog, PlanExplorerSection } from '#site/types.ts'
import { useCrossfade } from '../hooks/use-crossfade.ts'
import { PlanChoice } from '../plans/plan-choice.tsx'
import { PlanFeatures } from '../plans/plan-features.tsx'
import { visibleFeatures } from '../plans/visible-features.ts'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite, useWords } from '../site/site-state.tsx'
import { MoreLink } from '../ui/more-link.tsx'

/** Custom properties are not among the properties React's types know. */
type RowsStyle = CSSProperties & { readonly '--rows': number; readonly '--rows-narrow': number }

export function PlanExplorer({ section }: SectionProps<'plan-explorer'>) {
  const { catalog } = useSite().page
  return catalog && <Explorer section={section} catalog={catalog} />
}

interface Props {
  readonly section: PlanExplorerSection
  readonly catalog: Catalog
}

function Explorer({ section: { id, heading, plan, link }, catalog }: Props) {
  const words = useWords()
  const { chosen, shown, choose } = useCrossfade(plan)
  const [hasChosen, setHasChosen] = useState(false)

  const features = visibleFeatures(catalog, shown)
  const name = catalog.plans.find((option) => option.id === shown)?.name ?? ''
  const isFading = chosen !== shown

  // A shorter list keeps the height of the longest so far: content below must not jump.
  const [most, setMost] = useState(features.length)
  if (features.length > most) setMost(features.length)
  const room: RowsStyle | undefined =
    most > features.length ? { '--rows': Math.ceil(most / 2), '--rows-narrow': most } : undefined

  const summary = interpolate(words.featureCount, { plan: name, count: features.length })

  return (
    <section id={id} className="plan-explorer">
      <div className="wrap">
        <div className="plan-explorer-head">
          <h2>{interpolate(heading, { plan: name })}</h2>
          <PlanChoice
            name={`${id}-plan`}
            plans={catalog.plans}
            chosen={chosen}
            onChoose={(option) => {
              choose(option)
              setHasChosen(true)
            }}
          />
        </div>
        <p className="visually-hidden" role="status">
          {hasChosen && !isFading && summary}
        </p>
        <div className="plan-explorer-list" style={room} inert={isFading}>
          {features.length > 0 ? (
            <PlanFeatures key={shown} id={id} plan={shown} features={features} />
          ) : (
            <p className="muted">{interpolate(words.noFeatures, { plan: name })}</p>
          )}
        </div>
        {link && (
          <p className="plan-explorer-link">
            <MoreLink link={link} />
          </p>
        )}
      </div>
    </section>
  )
}
