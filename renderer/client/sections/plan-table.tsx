import { useState } from 'react'
import type { Catalog, PlanTableSection } from '#site/types.ts'
import { useAccordion } from '../hooks/use-accordion.ts'
import { useEscape } from '../hooks/use-escape.ts'
import { useSideScroll } from '../hooks/use-side-scroll.ts'
import { FeatureRow } from '../plans/feature-row.tsx'
import { PlanHeads } from '../plans/plan-heads.tsx'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'

export function PlanTable({ section }: SectionProps<'plan-table'>) {
  const { catalog } = useSite().page
  return catalog && <Table section={section} catalog={catalog} />
}

interface Props {
  readonly section: PlanTableSection
  readonly catalog: Catalog
}

function Table({ section, catalog: { plans, features } }: Props) {
  const { id, heading, note, action } = section
  const [chosen, choose] = useState(section.plan)
  const { openId, toggle, close } = useAccordion()
  const { element, isScrollable, isSideOnly, isMoved, scroll } = useSideScroll()
  useEscape(openId !== undefined, close)

  const headingId = `${id}-heading`
  const name = plans.find((plan) => plan.id === chosen)?.name ?? ''
  /** A scrollable region must be focusable. */
  const region = isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': headingId }

  return (
    <section id={id} className="plan-table">
      <div className="wrap">
        <h2 id={headingId}>{heading}</h2>
        <div className="plan-table-frame" data-more={isMoved ? undefined : ''}>
          <div
            className="plan-table-scroll"
            ref={element}
            data-side-only={isSideOnly || undefined}
            {...region}
          >
            <table>
              <caption className="visually-hidden">{heading}</caption>
              <PlanHeads name={`${id}-plan`} plans={plans} chosen={chosen} onChoose={choose}>
                <ScrollButtons isMoved={isMoved} onScroll={scroll} />
              </PlanHeads>
              <tbody>
                {features.map((feature) => (
                  <FeatureRow
                    key={feature.id}
                    id={`${id}-${feature.id}`}
                    feature={feature}
                    plans={plans}
                    chosen={chosen}
                    isOpen={openId === feature.id}
                    onToggle={() => toggle(feature.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div className="plan-table-foot">
          {note && <p className="small muted">{note}</p>}
          <SiteLink className="button button-accent" href={action.to}>
            {interpolate(action.label, { plan: name })} <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

interface ScrollButtonsProps {
  readonly isMoved: boolean
  readonly onScroll: (to: 'start' | 'end') => void
}

/** For fingers and pointers; with the keyboard the table itself scrolls. */
function ScrollButtons({ isMoved, onScroll }: ScrollButtonsProps) {
  const buttons = [
    { to: 'start', icon: 'back', isOff: !isMoved },
    { to: 'end', icon: 'arrow', isOff: isMoved },
  ] as const

  return (
    <span className="plan-table-arrows" aria-hidden="true">
      {buttons.map(({ to, icon, isOff }) => (
        <button
          key={to}
          className="icon-button"
          type="button"
          tabIndex={-1}
          disabled={isOff}
          onClick={() => onScroll(to)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  )
}
