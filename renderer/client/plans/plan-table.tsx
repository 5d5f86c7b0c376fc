import { useEffect, useRef, useState } from 'react'
import { Disclosure, Icon, interpolate, SiteLink, unbroken, useWords } from '../kit.ts'
import { type PlansProps, successorIn } from './by-plan.tsx'
import { PlanRadio } from './plan-choice.tsx'
import { PlanValue } from './plan-value.tsx'

/** All features of all plans, of which one is chosen. */
export function PlanTable({ section, catalog: { plans, features }, plan }: PlansProps) {
  const { id, heading, note, action } = section
  const words = useWords()
  const { element, isScrollable, isSideOnly } = useSideScroll()

  const headingId = `${id}-heading`
  /** A scrollable region must be focusable. */
  const region = isScrollable && { role: 'region', tabIndex: 0, 'aria-labelledby': headingId }

  return (
    <div className="wrap">
      <h2 id={headingId}>{heading}</h2>
      <div
        className="plan-table-scroll"
        ref={element}
        data-side=""
        data-side-only={isSideOnly || undefined}
        {...region}
      >
        <table>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="row">
                <span className="visually-hidden">{words.plan}</span>
                {/* For fingers and pointers, answered by the boot script; with the keyboard the table itself scrolls. */}
                <span className="plan-table-arrows" aria-hidden="true">
                  {(['back', 'arrow'] as const).map((icon) => (
                    <button
                      key={icon}
                      className="icon-button"
                      type="button"
                      tabIndex={-1}
                      data-act="side"
                      value={icon}
                    >
                      <Icon name={icon} />
                    </button>
                  ))}
                </span>
              </th>
              {plans.map((each, index) => (
                <th key={each.id} scope="col">
                  <PlanRadio
                    name={`${id}-plan`}
                    plan={each}
                    place={index + 1}
                    isFirst={each.id === plan}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">
                  <Disclosure
                    id={`${id}-${feature.id}`}
                    group={id}
                    head={<span>{unbroken(feature.text)}</span>}
                    sign="info"
                  >
                    <p className="small muted">{feature.tooltip}</p>
                  </Disclosure>
                </th>
                {plans.map((each) => (
                  <td key={each.id}>
                    <PlanValue
                      feature={feature}
                      plan={each.id}
                      successor={successorIn(features, each.id, feature)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="plan-table-foot cluster">
        {note && <p className="small muted">{note}</p>}
        {action &&
          plans.map(({ id: named, name }, index) => (
            <span key={named} data-of={index + 1}>
              <SiteLink
                className="button button-accent"
                href={interpolate(action.to, { plan: named })}
              >
                <span>{interpolate(action.label, { plan: name })}</span> <Icon name="arrow" />
              </SiteLink>
            </span>
          ))}
      </div>
    </div>
  )
}

/** How an element with `overflow: auto clip` scrolls in this browser, at this width. */
function useSideScroll() {
  const element = useRef<HTMLDivElement>(null)
  /** Whether the content overflows. */
  const [isScrollable, setScrollable] = useState(false)
  /** Whether it can stick to the top of the window: some browsers scroll in both directions instead. */
  const [isSideOnly, setSideOnly] = useState(false)

  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    const observer = new ResizeObserver(() => {
      setScrollable(box.scrollWidth > box.clientWidth)
      setSideOnly(getComputedStyle(box).overflowY === 'clip')
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return { element, isScrollable, isSideOnly }
}
