import { type SectionProps, useSideScroll } from 'diptych/kit'
import { Phone } from '../_shared/screens/phone.tsx'

export function Screens({ section }: SectionProps<'screens'>) {
  const { id, heading, client, points, stepsHeading, steps } = section
  const { element, isScrollable } = useSideScroll<HTMLOListElement>()

  return (
    <section id={id} className={`screens tint tint-${client.tint}`}>
      <div className="wrap">
        <div className="screens-head grid">
          <h2>{heading}</h2>
          {points && (
            <ul>
              {points.map(({ id, title, text }) => (
                <li key={id}>
                  <h3>{title}</h3>
                  <p className="muted">{text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
        {stepsHeading && <p className="screens-line">{stepsHeading}</p>}
        {/* Where it scrolls, the Tab key has to reach it. */}
        <ol
          ref={element}
          {...(isScrollable && { tabIndex: 0, 'aria-label': stepsHeading ?? heading })}
        >
          {Array.from(steps.entries(), ([place, { id, title, text, screen }]) => (
            <li key={id}>
              <div className="drawing" aria-hidden="true">
                <Phone client={client} screen={screen} />
              </div>
              <h3>
                <span className="number" aria-hidden="true">
                  {place + 1}
                </span>
                {title}
              </h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
