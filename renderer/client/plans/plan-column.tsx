import { useRef, useState } from 'react'
import { useChange } from '../hooks/use-change.ts'
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts'
import { useWords } from '../site/site-state.tsx'
import { PlanValue } from './plan-value.tsx'
import type { PlansProps } from './plans-props.ts'
import { withoutReplaced } from './visible-features.ts'

/** What a plan has of every feature. On a phone, where it follows the list of features, a button opens it. */
export function PlanColumn({ section, catalog, plan }: PlansProps) {
  const { id, heading, feature: head = heading } = section
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const panel = useHiddenUntilFound(!isOpen, () => setOpen(true))
  const switcher = useRef<HTMLButtonElement>(null)
  useChange(isOpen, () => {
    if (!isOpen) switcher.current?.scrollIntoView({ block: 'nearest' })
  })

  const features = withoutReplaced(catalog, plan)
  const headingId = `${id}-heading`
  const panelId = `${id}-rows`

  return (
    <div className="wrap grid">
      <h2 id={headingId}>{heading}</h2>
      <div id={panelId} className="plan-column-rows" ref={panel} hidden={!isOpen}>
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{catalog.plans.find((option) => option.id === plan)?.name}</th>
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">{feature.text}</th>
                <td>
                  <PlanValue feature={feature} plan={plan} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        className="plan-column-switch button button-outline"
        type="button"
        ref={switcher}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-describedby={headingId}
        onClick={() => setOpen(!isOpen)}
      >
        {`${isOpen ? words.showLess : words.showMore} `}
        {!isOpen && <span className="muted number">{features.length}</span>}
      </button>
    </div>
  )
}
