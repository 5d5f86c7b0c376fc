import { useState } from 'react'
import { useAccordion } from '../hooks/use-accordion.ts'
import { interpolate } from '../site/interpolate.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { FeatureRow } from './feature-row.tsx'
import { PlanHeads } from './plan-heads.tsx'
import type { PlansProps } from './plans-props.ts'
import { useEscape } from './use-escape.ts'
import { useSideScroll } from './use-side-scroll.ts'

/** All features of all plans, of which one is chosen. */
export function PlanTable({ section, catalog: { plans, features }, plan }: PlansProps) {
  const { id, heading, note, action } = section
  const [chosen, choose] = useState(plan)
  const { openId, toggle, close } = useAccordion()
  const { element, isScrollable, isSideOnly, isMoved, scroll } = useSideScroll()
  useEscape(openId !== undefined, close)

  const headingId = `${id}-heading`
  const name = plans.find(({ id }) => id === chosen)?.name ?? ''
  /** A scrollable region must be focusable. */
  const region = isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': headingId }

  return (
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
                  features={features}
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
        {action && (
          <SiteLink className="button button-accent" href={action.to}>
            {interpolate(action.label, { plan: name })} <Icon name="arrow" />
          </SiteLink>
        )}
      </div>
    </div>
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
